// Which base column each column of a view shows. PostgreSQL keeps this in the stored query of the view
// (`pg_rewrite.ev_action`), a text of nested `{NODE :field value}`; only the top target list matters here.

export interface ViewColumn {
  /** Position of the column in the view. */
  number: number;
  baseRelation: string;
  baseNumber: number;
}

export function viewColumns(definition: string): ViewColumn[] {
  return topTargets(definition)
    .map((entry) => ({
      number: Number(ownField(entry, 'resno')),
      baseRelation: ownField(entry, 'resorigtbl'),
      baseNumber: Number(ownField(entry, 'resorigcol')),
    }))
    .filter((column) => column.baseRelation !== '0' && column.baseRelation !== '' && column.baseNumber > 0);
}

/** The texts of the TARGETENTRY nodes of the outermost query. */
function topTargets(definition: string): string[] {
  const start = findAtDepth(definition, ':targetList (', 1);
  if (start < 0) return [];
  const targets: string[] = [];
  let depth = 0;
  let begin = 0;
  for (let at = start + ':targetList ('.length; at < definition.length; at += 1) {
    const character = definition[at];
    if (character === '\\') at += 1;
    else if (character === '{') {
      if (depth === 0) begin = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) targets.push(definition.slice(begin, at + 1));
    } else if (character === ')' && depth === 0) return targets;
  }
  return targets;
}

function findAtDepth(text: string, wanted: string, wantedDepth: number): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (depth === wantedDepth && character === ':' && text.startsWith(wanted, at)) return at;
  }
  return -1;
}

/** A field of the node itself, not of a node inside it. */
function ownField(node: string, field: string): string {
  const at = findAtDepth(node, `:${field} `, 1);
  if (at < 0) return '';
  return /^\S+/.exec(node.slice(at + field.length + 2))?.[0]?.replace(/[})]+$/, '') ?? '';
}
