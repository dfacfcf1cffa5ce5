// Many lists of integers in one flat array, which inner loops read without a detour.

/** List i is in `items` from `start[i]` to `start[i + 1]`. */
export interface Lists {
  start: Int32Array;
  items: Int32Array;
}

export function listsOf(lists: readonly (readonly number[])[]): Lists {
  const start = new Int32Array(lists.length + 1);
  for (const [index, { length }] of lists.entries()) start[index + 1] = (start[index] ?? 0) + length;
  return { start, items: Int32Array.from(lists.flat()) };
}

/** For each row of a matrix, the columns with more than a limit. */
export function listsAbove(matrix: Int32Array | Uint8Array, columns: number, limit: number): Lists {
  const rows = matrix.length / columns;
  const start = new Int32Array(rows + 1);
  const items = new Int32Array(matrix.length);
  let end = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if ((matrix[row * columns + column] ?? 0) <= limit) continue;
      items[end] = column;
      end += 1;
    }
    start[row + 1] = end;
  }
  return { start, items: items.slice(0, end) };
}
