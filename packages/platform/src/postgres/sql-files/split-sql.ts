// Splits a file of SQL into its statements, as PostgreSQL would: semicolons in strings, quoted names, dollar quotes,
// comments, parentheses and `begin atomic` bodies do not end a statement.

export interface SqlStatement {
  // From its first word, without the comments before it and the semicolon after it.
  text: string;
  // Line of the file on which the text begins, from 1.
  line: number;
  // The first words in lower case, enough to recognise the kind of statement.
  keywords: string;
}

export function splitSql(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  const nextLine = lineCounter(sql);
  let current: { start: number; words: string[]; parentheses: number; blocks: number } | null = null;

  const close = (end: number): void => {
    if (current === null) return;
    const text = sql.slice(current.start, end).trimEnd();
    statements.push({ text, line: nextLine(current.start), keywords: current.words.slice(0, 4).join(' ') });
    current = null;
  };

  for (const token of tokens(sql)) {
    if (token.text === ';' && (current === null || (current.parentheses === 0 && current.blocks === 0))) {
      close(token.at);
      continue;
    }
    current ??= { start: token.at, words: [], parentheses: 0, blocks: 0 };
    if (token.text === '(') current.parentheses++;
    else if (token.text === ')') current.parentheses--;
    else if (token.kind === 'word') {
      if (token.text === 'atomic' && current.words.at(-1) === 'begin') current.blocks++;
      else if (current.blocks > 0 && token.text === 'case') current.blocks++;
      else if (current.blocks > 0 && token.text === 'end') current.blocks--;
      current.words.push(token.text);
    }
  }
  close(sql.length);
  return statements;
}

export function countLines(text: string): number {
  return text.split('\n').length;
}

// Asked with growing offsets only, so that a large file is walked through once.
function lineCounter(sql: string): (offset: number) => number {
  let line = 1;
  let next = sql.indexOf('\n');
  return (offset) => {
    while (next !== -1 && next < offset) {
      line++;
      next = sql.indexOf('\n', next + 1);
    }
    return line;
  };
}

interface Token {
  kind: 'word' | 'mark' | 'quoted';
  text: string;
  at: number;
}

// In order: line comment, opening of a block comment, escape string, string, quoted name, dollar tag, word, number, mark.
const lexeme =
  /--[^\n]*|\/\*|[eE]'(?:[^'\\]+|\\[^]|'')*'?|'(?:[^']+|'')*'?|"(?:[^"]+|"")*"?|\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$|[\p{L}_][\p{L}\p{N}_$]*|\d[\w.]*|[^\s]/gu;

function* tokens(sql: string): Generator<Token> {
  let at = 0;
  for (;;) {
    lexeme.lastIndex = at;
    const found = lexeme.exec(sql);
    if (found === null) return;
    const text = found[0];
    at = found.index + text.length;
    if (text.startsWith('--')) continue;
    if (text === '/*') at = endOfComment(sql, at);
    else if (text.length > 1 && text.startsWith('$')) {
      const end = sql.indexOf(text, at);
      at = end === -1 ? sql.length : end + text.length;
      yield { kind: 'quoted', text: '?', at: found.index };
    } else if (/^(?:[eE]?'|")/.test(text)) yield { kind: 'quoted', text: '?', at: found.index };
    else if (/^[\p{L}_]/u.test(text)) yield { kind: 'word', text: text.toLowerCase(), at: found.index };
    else yield { kind: 'mark', text, at: found.index };
  }
}

// Block comments nest in PostgreSQL.
function endOfComment(sql: string, from: number): number {
  const edge = /\/\*|\*\//g;
  edge.lastIndex = from;
  for (let depth = 1; ; ) {
    const found = edge.exec(sql);
    if (found === null) return sql.length;
    depth += found[0] === '/*' ? 1 : -1;
    if (depth === 0) return edge.lastIndex;
  }
}
