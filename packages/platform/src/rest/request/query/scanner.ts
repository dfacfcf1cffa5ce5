// A cursor over one query parameter. It knows the lexical rules that select, filters and order share.
import { parseError } from '#platform/rest/errors.ts';

const NAME = /[\p{L}\p{N}_ $]|-(?!>)/uy;

export class Scanner {
  readonly source: string;
  readonly what: string;
  at = 0;
  readonly #before: number;

  /** `before`: the number of characters before the source in the parameter, for positions in messages. */
  constructor(source: string, what: string, before = 0) {
    this.source = source;
    this.what = what;
    this.#before = before;
  }

  get done(): boolean {
    return this.at >= this.source.length;
  }

  peek(text: string): boolean {
    return this.source.startsWith(text, this.at);
  }

  take(text: string): boolean {
    if (!this.peek(text)) return false;
    this.at += text.length;
    return true;
  }

  expect(text: string): void {
    if (!this.take(text)) this.fail(`expecting "${text}"`);
  }

  /** Takes the text a sticky expression matches here, or null. */
  match(expression: RegExp): string | null {
    expression.lastIndex = this.at;
    const found = expression.exec(this.source);
    if (!found) return null;
    this.at += found[0].length;
    return found[0];
  }

  /** A column, relation or alias: bare letters, digits, `_`, `$`, space and dash, or double-quoted. */
  name(expecting = 'field name (* or [a..z0..9_$])'): string {
    const start = this.at;
    if (this.peek('"')) {
      const quoted = this.quoted();
      if (quoted === '') this.fail(`expecting ${expecting}`);
      return quoted;
    }
    while (this.match(NAME) !== null);
    const name = this.source.slice(start, this.at).trim();
    if (name === '') this.fail(`expecting ${expecting}`);
    return name;
  }

  /** `"…"` with backslash escapes. */
  quoted(): string {
    this.expect('"');
    let text = '';
    for (;;) {
      const character = this.source[this.at];
      if (character === undefined) this.fail('unexpected end of input, expecting "\\""');
      this.at += 1;
      if (character === '"') return text;
      if (character !== '\\') {
        text += character;
        continue;
      }
      text += this.source[this.at] ?? '';
      this.at += 1;
    }
  }

  fail(details: string): never {
    const seen = this.source[this.at];
    const unexpected = details.startsWith('unexpected')
      ? details
      : `unexpected ${seen === undefined ? 'end of input' : JSON.stringify(seen)} ${details}`;
    throw parseError(this.what, this.source, this.at + this.#before, unexpected);
  }
}
