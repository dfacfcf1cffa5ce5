// The part of Go's templates that mails are written in: `{{ .Field }}`, `{{ if .Field }}`, `{{ if eq .Field "text" }}`,
// `{{ else }}`, `{{ end }}`, and `{{-` to trim. Nothing is evaluated; what is not in this list is refused when it is read.
import { escapeHtml, FIELD_NAMES, type Fields, safeLink } from './fields.ts';

/** Where a value lands decides how it is written. */
export type OutputFormat = 'html' | 'text';

export type Template = (fields: Fields) => string;

type Node =
  | { kind: 'literal'; text: string }
  | { kind: 'value'; name: string; isLink: boolean }
  | { kind: 'choice'; test: (fields: Fields) => boolean; chosen: Node[]; otherwise: Node[] };

export function parseTemplate(source: string, output: OutputFormat): Template {
  const parser = new Parser(source);
  const nodes = parser.nodes(null);
  return (fields) => render(nodes, fields, output);
}

function render(nodes: readonly Node[], fields: Fields, output: OutputFormat): string {
  return nodes
    .map((node) => {
      if (node.kind === 'literal') return node.text;
      if (node.kind === 'choice') return render(node.test(fields) ? node.chosen : node.otherwise, fields, output);
      const value = fields.get(node.name) ?? '';
      if (output === 'text') return value;
      return escapeHtml(node.isLink ? safeLink(value) : value);
    })
    .join('');
}

const FIELD = String.raw`\.(\w+(?:\.\w+)?)`;
const VALUE = new RegExp(`^${FIELD}$`);
const IF = new RegExp(`^(?:else )?if ${FIELD}$`);
const COMPARE = new RegExp(`^(?:else )?if (eq|ne) ${FIELD} "([^"]*)"$`);
const LINK_ATTRIBUTE = /\b(?:href|src|action)\s*=\s*["']?$/i;

class Parser {
  /** Literals at even places, the inside of the braces at odd ones. */
  readonly #parts: string[];
  #next = 0;

  constructor(source: string) {
    const trimmed = source.replace(/\s*\{\{-\s/g, '{{ ').replace(/\s-\}\}\s*/g, ' }}');
    this.#parts = trimmed.split(/\{\{(.*?)\}\}/gs);
    const stray = this.#parts.find((part, index) => index % 2 === 0 && part.includes('{{'));
    if (stray !== undefined) throw new Error('braces are opened and never closed');
  }

  /** Reads up to the end of the block that `opening` began, or of the file. */
  nodes(opening: string | null): Node[] {
    const found: Node[] = [];
    for (; this.#next < this.#parts.length; this.#next += 1) {
      const part = this.#parts[this.#next] ?? '';
      if (this.#next % 2 === 0) {
        if (part !== '') found.push({ kind: 'literal', text: part });
        continue;
      }
      const action = part.trim().replace(/\s+/g, ' ');
      if (action === 'end' || action.startsWith('else')) {
        if (opening === null) throw new Error(`{{ ${action} }} without an {{ if }}`);
        return found;
      }
      found.push(this.#node(action));
    }
    if (opening !== null) throw new Error(`{{ ${opening} }} is never ended`);
    return found;
  }

  #node(action: string): Node {
    if (action.startsWith('if ')) return this.#choice(action);
    const [, name] = VALUE.exec(action) ?? [];
    if (name === undefined) throw new Error(`{{ ${action} }} is not understood`);
    return { kind: 'value', name: known(name), isLink: LINK_ATTRIBUTE.test(this.#parts[this.#next - 1] ?? '') };
  }

  #choice(action: string): Node {
    const test = testOf(action);
    this.#next += 1;
    const chosen = this.nodes(action);
    const closing = (this.#parts[this.#next] ?? '').trim().replace(/\s+/g, ' ');
    // `else if` is a choice of its own in the place of the other branch, and shares this one's end.
    if (closing.startsWith('else if ')) return { kind: 'choice', test, chosen, otherwise: [this.#choice(closing)] };
    if (closing !== 'else') return { kind: 'choice', test, chosen, otherwise: [] };
    this.#next += 1;
    const otherwise = this.nodes(action);
    if ((this.#parts[this.#next] ?? '').trim() !== 'end') throw new Error(`{{ ${action} }} has two other branches`);
    return { kind: 'choice', test, chosen, otherwise };
  }
}

function testOf(action: string): (fields: Fields) => boolean {
  const [, name] = IF.exec(action) ?? [];
  if (name !== undefined) {
    const field = known(name);
    return (fields) => (fields.get(field) ?? '') !== '';
  }
  const [, comparison, compared, text = ''] = COMPARE.exec(action) ?? [];
  if (compared === undefined) throw new Error(`{{ ${action} }} is not understood`);
  const field = known(compared);
  return (fields) => ((fields.get(field) ?? '') === text) === (comparison === 'eq');
}

function known(name: string): string {
  if (FIELD_NAMES.has(name) || /^Data\.\w+$/.test(name)) return name;
  throw new Error(`.${name} is not a field of a message`);
}
