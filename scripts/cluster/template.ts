// Fills the placeholders of the files in deploy/, as `envsubst` does for an operator, and refuses to leave one open.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps/command.ts';

export type Values = Readonly<Record<string, string | number>>;

const templates = path.join(root, 'deploy/cluster');

export function fillTemplate(name: string, values: Values): string {
  return fill(readFileSync(path.join(templates, name), 'utf8'), values);
}

/** `${NAME}` is a placeholder; the variables of nginx have neither braces nor capitals. */
export function fill(text: string, values: Values): string {
  return text.replace(/\$\{([A-Z0-9_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for \${${name}}`);
    return String(value);
  });
}
