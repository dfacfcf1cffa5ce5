// Progress bars, loaders and skeletons.
import { Specimen } from '#web/app/showcase/specimen.tsx';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { Ring } from '#web/ui/charts/ring.tsx';
import { Loader, Spinner } from '#web/ui/feedback/loader.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Fact } from '#web/ui/layout/fact.tsx';

const { progress: text } = showcase;

export function ProgressChapter() {
  return (
    <>
      <div className="grid gap-x-10 gap-y-7 tablet:grid-cols-3">
        <Progress label={text.tasks} value={18} max={28} text={text.tasksText} />
        <Progress label={text.budget} value={112} text={text.budgetText} isOver />
        <Progress label={text.none} value={0} max={124} text={text.noneText} />
      </div>
      <div className="flex flex-wrap gap-8">
        <Ring label={text.ring} value={86} max={124} figure="86" caption={text.ringCaption} />
        <Ring label={text.ringNone} value={0} max={124} figure="0" caption={text.ringCaption} />
        <Ring label={text.ringAll} value={124} max={124} figure="124" />
      </div>
      <dl className="grid gap-x-10 tablet:grid-cols-2">
        {text.facts.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </dl>
      <Specimen title={text.skeleton}>
        <div className="flex max-w-measure gap-4">
          <Skeleton className="size-12 shrink-0" isRound />
          <div className="flex-1">
            <SkeletonLines />
          </div>
        </div>
      </Specimen>
      <Specimen title={text.spinner}>
        <div className="flex flex-col gap-5">
          <Spinner />
          {/* A loader fills the screen; this container limits it. */}
          <div className="rounded-panel border border-hairline *:min-h-48!">
            <Loader text={showcase.loading} />
          </div>
        </div>
      </Specimen>
    </>
  );
}
