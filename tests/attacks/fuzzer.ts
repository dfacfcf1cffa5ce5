// Sends the requests of a seeded generator, some at a time, and collects what is wrong with the answers. `npm test` sends the same
// requests each time; `npm run fuzz` sends more of another seed. FUZZ_ONLY=n sends request n of the seed alone and prints its answer.
import type { Answer } from './request.ts';

export const FUZZ_SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_115);
const TIMES = Number(process.env['FUZZ_TIMES'] ?? 1);
const ONLY = process.env['FUZZ_ONLY'];

interface Fuzzer<Request> {
  count: number;
  concurrency: number;
  make: (index: number) => Request;
  send: (request: Request) => Promise<Answer>;
  /** What is wrong with an answer, or null. */
  check: (request: Request, answer: Answer) => string | null;
  describeRequest: (request: Request) => string;
}

interface FuzzResult {
  /** The faults, each with the first requests that show it. */
  faults: string[];
  /** The share of the answers below a status. A fuzzer that only meets refusals at the gate tests the gate. */
  shareBelow: (status: number) => number;
}

/** How many requests a fuzzer sends in this run. */
export const fuzzCount = (count: number): number => (ONLY === undefined ? count * TIMES : 1);

export async function fuzz<Request>(fuzzer: Fuzzer<Request>): Promise<FuzzResult> {
  const examples = new Map<string, string[]>();
  const statuses: number[] = [];
  const first = ONLY === undefined ? 0 : Number(ONLY);
  const end = first + fuzzCount(fuzzer.count);
  let next = first;
  const sendInTurn = async () => {
    while (next < end) {
      const index = next;
      next += 1;
      const request = fuzzer.make(index);
      const answer = await fuzzer.send(request).catch((error: Error) => error);
      if (!(answer instanceof Error)) statuses.push(answer.status);
      const fault = answer instanceof Error ? `no answer: ${answer.message}` : fuzzer.check(request, answer);
      if (fault === null && ONLY === undefined) continue;
      const cause = fault ?? 'no fault';
      const got = answer instanceof Error ? answer.message : `${answer.status} ${answer.text.slice(0, 400)}`;
      const example = `  #${index} ${fuzzer.describeRequest(request)}\n    -> ${got}`;
      examples.set(cause, [...(examples.get(cause) ?? []), example]);
    }
  };
  await Promise.all(Array.from({ length: fuzzer.concurrency }, sendInTurn));
  return {
    faults: [...examples].map(([cause, shown]) => `${cause} (${shown.length} times)\n${shown.slice(0, 2).join('\n')}`),
    shareBelow: (status) => statuses.filter((one) => one < status).length / statuses.length,
  };
}
