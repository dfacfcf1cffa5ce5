// Follows redirections as a browser does, with the cookies of each origin, until the next address begins with `until`.

export interface WalkOptions {
  until: string;
  headers?: Record<string, string>;
}

const MOST_STEPS = 15;

/** The next address, which is not requested. */
export async function walk(start: string, { until, headers = {} }: WalkOptions): Promise<URL> {
  const jars = new Map<string, Map<string, string>>();
  let address = new URL(start);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const jar = jars.get(address.origin) ?? new Map<string, string>();
    jars.set(address.origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { ...headers, ...(cookie ? { cookie } : {}) } });
    for (const line of answer.headers.getSetCookie()) keep(jar, line);
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${address.pathname} answered ${answer.status}: ${await answer.text()}`);
    address = new URL(location, address);
    if (address.href.startsWith(until)) return address;
  }
  throw new Error(`never came to ${until}`);
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const [name = '', ...value] = pair.split('=');
  if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
  else jar.set(name, value.join('='));
}
