// /guest/photos/{photoId}/report: a guest reports a photo of the album to moderation, by the link of the invitation.
import { useParams } from 'react-router';
import { callFunction, LinkRefusal } from '#web/features/guest-area/api.ts';
import { useInvitation } from '#web/features/guest-area/invitation/current-invitation.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { loadReportTexts, useReportText } from '#web/features/guest-area/language/report-text.ts';
import { ReportScreen } from '#web/features/reports/components/report-screen.tsx';
import { type ReportApi, reportableContent } from '#web/features/reports/report.ts';
import { type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import type { GuestText } from '#web/locales/guest-locale.ts';

await loadReportTexts();

export function Component() {
  const text = useReportText();
  const guest = useGuestText();
  const { photoId = '' } = useParams();
  const { token } = useInvitation();
  return (
    <div className="max-w-form">
      <Metadata title={text.title} description={text.description} />
      <ReportScreen
        key={photoId}
        kind="album_photo"
        text={text}
        subjectId={photoId}
        api={reportsOf(token, guest.refusals)}
        personId={null}
        home="/guest/photos"
      />
    </div>
  );
}

const reportsOf = (token: string, refusals: GuestText['refusals']): ReportApi => ({
  read: async (kind, subject, signal) =>
    reportableContent.parse(await callFunction('reportable_content', { kind, subject, token }, signal)),
  send: async (kind, subject, { category, words, email }) => {
    try {
      const report = { kind, subject, category, words, ...(email !== '' && { email }), token };
      await callFunction('report_content', report);
      return { ok: true };
    } catch (error) {
      return explain(error, refusals);
    }
  },
});

const explain = (error: unknown, refusals: GuestText['refusals']): Refusal =>
  error instanceof LinkRefusal
    ? { ok: false, code: error.reason, message: refusals[error.reason], details: {} }
    : refusalOf(error);
