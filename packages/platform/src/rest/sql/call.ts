// A function call as the body of `pgrst_source`.
import type { CallPlan } from '#platform/rest/plan/types.ts';
import { ident, type Parameters } from './text.ts';

export function callSql(plan: CallPlan, parameters: Parameters): string {
  const { routine } = plan;
  const call = `${ident(routine.schema)}.${ident(routine.name)}(${argumentsSql(plan, parameters)})`;
  const body = payloadSql(plan, parameters);
  if (routine.returns.kind === 'composite') {
    return `select pgrst_call.* from ${body === '' ? '' : `${body}, `}lateral ${call} as pgrst_call`;
  }
  return `select ${call} as pgrst_scalar${body === '' ? '' : ` from ${body}`}`;
}

function argumentsSql({ args, routine }: CallPlan, parameters: Parameters): string {
  switch (args.kind) {
    case 'none':
      return '';
    case 'body':
      return `${parameters.add(args.value)}::${args.type}`;
    case 'json':
      return args.names
        .map((name) => {
          const variadic = routine.parameters.some((parameter) => parameter.variadic && parameter.name === name);
          return `${variadic ? 'variadic ' : ''}${ident(name)} := pgrst_body.${ident(name)}`;
        })
        .join(', ');
    case 'values':
      return args.values
        .map(({ name, type, variadic, refs }) => {
          if (variadic)
            return `variadic ${ident(name)} := array[${refs.map((ref) => parameters.add(ref)).join(', ')}]::${type}`;
          return `${ident(name)} := ${refs
            .slice(-1)
            .map((ref) => parameters.add(ref))
            .join('')}::${type}`;
        })
        .join(', ');
  }
}

function payloadSql({ args, routine }: CallPlan, parameters: Parameters): string {
  if (args.kind !== 'json') return '';
  const columns = routine.parameters
    .filter(({ name }) => args.names.includes(name))
    .map(({ name, type }) => `${ident(name)} ${type}`);
  // Of a list of argument objects the first is called.
  const payload = `${parameters.add(args.payload)}::json`;
  return `json_to_record(${args.isArray ? `(${payload})->0` : payload}) as pgrst_body(${columns.join(', ')})`;
}
