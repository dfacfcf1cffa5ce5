// Checks who imports whom, by the rules of .dependency-cruiser.mjs, and refuses to be content with a graph it did not see.
import { globSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { root } from './steps/command.ts';

export type Inspection = { seen: string[]; unseen: string[]; edges: number; violations: string[] };

const folders = ['apps', 'packages', 'tests', 'bench', 'scripts'];

/** Reads every source file below `base` and returns what breaks a rule, and which files the tool never saw. */
export async function inspect(base: string): Promise<Inspection> {
  const config = await extractConfig(path.join(root, '.dependency-cruiser.mjs'));
  const sources = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: base, exclude: ['**/node_modules/**', '**/dist/**'] },
  ).map((file) => file.split(path.sep).join('/'));

  const result = await cruise(
    sources,
    { ...config.options, ruleSet: { forbidden: config.forbidden ?? [] }, validate: true, baseDir: base },
    undefined,
    { tsConfig: extractTsConfig(path.join(root, 'tsconfig.json')) },
  );
  const { modules, summary } = parsed(result.output);
  const seen = new Set(modules.map((module) => module.source));
  return {
    seen: [...seen],
    unseen: sources.filter((file) => !seen.has(file)),
    edges: modules.flatMap((module) => module.dependencies).filter((edge) => !edge.couldNotResolve).length,
    violations: summary.violations.map((one) => `${one.rule.name}: ${one.from} → ${one.to}`),
  };
}

function parsed(output: ICruiseResult | string): ICruiseResult {
  if (typeof output === 'string') throw new Error(output);
  return output;
}

if (import.meta.main) {
  const { seen, unseen, edges, violations } = await inspect(root);
  for (const line of violations) console.log(line);
  for (const file of unseen) console.log(`not seen: ${file}`);
  const isBlind = edges < seen.length / 2;
  if (isBlind) console.log(`Only ${edges} imports seen in ${seen.length} modules: the tool does not read the sources.`);
  console.log(`${seen.length} modules, ${edges} imports, ${violations.length} violations`);
  process.exitCode = violations.length > 0 || unseen.length > 0 || isBlind ? 1 : 0;
}
