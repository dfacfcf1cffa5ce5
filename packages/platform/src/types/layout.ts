// Lays type literals out: short ones on a line, long ones broken, in the style of the file that the hosted tool writes.
import type { Field } from './model.ts';

const width = 80;

export function block(head: string, body: string[], indent: string): string[] {
  return [`${indent}${head}{`, ...body, `${indent}}`];
}

// `name: { a: string; b?: number }`, broken when it would not fit.
export function fieldsOf(head: string, fields: Field[], tail: string, indent: string): string[] {
  const written = fields.map(({ name, type, optional }) => `${key(name)}${optional === true ? '?' : ''}: ${type}`);
  const line = `${indent}${head}{ ${written.join('; ')} }${tail}`;
  if (line.length <= width) return [line];
  return brokenFields(head, written, tail, indent);
}

// One field a line, whatever the length.
export function rowOf(head: string, fields: Field[], tail: string, indent: string): string[] {
  const written = fields.map(({ name, type, optional }) => `${key(name)}${optional === true ? '?' : ''}: ${type}`);
  return brokenFields(head, written, tail, indent);
}

export function unionOf(head: string, values: string[], indent: string): string[] {
  const quoted = values.map((value) => JSON.stringify(value));
  const line = `${indent}${head}: ${quoted.join(' | ')}`;
  if (line.length <= width) return [line];
  return [`${indent}${head}:`, ...quoted.map((value) => `${indent}  | ${value}`)];
}

export function tupleOf(head: string, values: string[], indent: string): string[] {
  const quoted = values.map((value) => JSON.stringify(value));
  const line = `${indent}${head}: [${quoted.join(', ')}],`;
  if (line.length <= width) return [line];
  return [`${indent}${head}: [`, ...quoted.map((value) => `${indent}  ${value},`), `${indent}],`];
}

export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function brokenFields(head: string, written: string[], tail: string, indent: string): string[] {
  return [`${indent}${head}{`, ...written.map((field) => `${indent}  ${field}`), `${indent}}${tail}`];
}
