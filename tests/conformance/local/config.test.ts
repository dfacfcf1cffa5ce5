// What config.toml says is done, or said at start.
import { describe, expect, it } from 'vitest';
import { someNetwork } from '#tests/conformance/auth/network.ts';
import { anon, mailTo, newEmail, notices, open, PUBLISHABLE_KEY, service, signedUp, url } from './client.ts';

describe('[auth.email]', () => {
  it('confirms accounts at once, as the template says', async () => {
    const { user, session } = await signedUp();
    expect(user.email_confirmed_at).toBeDefined();
    expect(session.expires_in).toBe(3600);
  });

  it('lets codes live and be as long as given', async () => {
    const { email, client } = await signedUp();
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    const [code = ''] = (await mailTo(email, 'magic_link')).text.match(/\b\d{8}\b/) ?? [];
    const { data, error } = await open().auth.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  it('sends a second message after max_frequency, not after a minute', async () => {
    const { email } = await signedUp();
    const ask = () => open().auth.resetPasswordForEmail(email);
    expect((await ask()).error).toBeNull();
    expect((await ask()).error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
    await expect.poll(async () => (await ask()).error, { timeout: 15_000, interval: 300 }).toBeNull();
  });
});

describe('the password rules', () => {
  const signUp = (password: string) => open().auth.signUp({ email: newEmail(), password });

  it('refuse what is too short or lacks a kind of characters', async () => {
    expect((await signUp('a1')).error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
    const { error } = await signUp('onlyletters');
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['characters'] });
    expect(error?.message).toBe(
      'Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789.',
    );
  });

  it('take a common one, as the local stack does', async () => {
    expect((await signUp('password1')).error).toBeNull();
  });
});

describe('[auth.rate_limit]', () => {
  it('counts anonymous accounts of a network', async () => {
    const network = someNetwork();
    const errors = [];
    for (let tries = 0; tries < 4; tries += 1)
      errors.push((await open(PUBLISHABLE_KEY, network).auth.signInAnonymously()).error?.status ?? null);
    expect(errors).toEqual([null, null, null, 429]);
  });

  it('counts verifications of a network', async () => {
    const client = open(PUBLISHABLE_KEY, someNetwork());
    const verify = () => client.auth.verifyOtp({ email: 'user1@example.com', token: '00000000', type: 'email' });
    const codes = [];
    for (let tries = 0; tries < 5; tries += 1) codes.push((await verify()).error?.code);
    expect(codes).toEqual([...Array(4).fill('otp_expired'), 'over_request_rate_limit']);
  });

  it('does not count the sign-ins of one account', async () => {
    const { email } = await signedUp();
    const client = open();
    for (let tries = 0; tries < 12; tries += 1)
      expect((await client.auth.signInWithPassword({ email, password: 'wrong' })).error?.code).toBe(
        'invalid_credentials',
      );
    expect((await client.auth.signInWithPassword({ email, password: 'password123' })).error).toBeNull();
  });
});

describe('[auth.sms]', () => {
  it('takes the code of a telephone of tests', async () => {
    const client = open();
    expect((await client.auth.signInWithOtp({ phone: '4152127777' })).error?.code).toBeUndefined();
    const { data, error } = await client.auth.verifyOtp({ phone: '4152127777', token: '123456', type: 'sms' });
    expect(error).toBeNull();
    expect(data.user?.phone).toBe('4152127777');
  });

  it('says that no message can leave for another telephone', async () => {
    const { error } = await anon.auth.signInWithOtp({ phone: '4152120000' });
    expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' });
    expect(error?.message).toContain('no SMS provider is configured');
    const { data } = await service.auth.admin.listUsers({ perPage: 1000 });
    expect(data.users.some(({ phone }) => phone === '4152120000')).toBe(false);
  });
});

describe('redirect addresses', () => {
  const linkTo = async (redirectTo: string) => {
    const options = { type: 'magiclink' as const, email: 'user1@example.com', options: { redirectTo } };
    return (await service.auth.admin.generateLink(options)).data.properties?.redirect_to;
  };

  it.each([
    'http://127.0.0.1:3000/welcome',
    'http://127.0.0.1:5173/on-another-port',
    'https://127.0.0.1:3000/',
    'https://branch-7.preview.example/a/b?c=d',
  ])('lead to %s', async (address) => {
    expect(await linkTo(address)).toBe(address);
  });

  it.each([
    'https://evil.example/',
    'https://preview.example.evil.example/',
    'https://a.b.preview.example/',
    'https://evil.example/x.preview.example/',
    'javascript:alert(1)',
  ])('do not lead to %s', async (address) => {
    expect(await linkTo(address)).toBe('http://127.0.0.1:3000');
  });
});

describe('[storage] and [db.seed]', () => {
  it('make the buckets with their limits', async () => {
    const { data } = await service.storage.getBucket('avatars');
    expect(data).toMatchObject({
      public: true,
      file_size_limit: 1024 ** 2,
      allowed_mime_types: ['image/png', 'text/plain'],
    });
    const { error } = await anon.storage.from('avatars').upload('page.html', 'x', { contentType: 'text/html' });
    expect(error?.message).toBe('mime type text/html is not supported');
  });

  it('run every seed file of every pattern', async () => {
    expect((await anon.from('notices').select('id')).data).toHaveLength(2);
  });
});

describe('other origins', () => {
  const ORIGIN = 'http://localhost:5173';
  const preflight = (path: string) =>
    fetch(`${url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,x-something-of-the-application',
      },
    });

  it.each(['/rest/v1/notices', '/auth/v1/token', '/storage/v1/object/list/avatars', '/functions/v1/hello'])(
    'may call %s with the headers that they ask for',
    async (path) => {
      const { status, headers } = await preflight(path);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-headers')).toBe('apikey,x-something-of-the-application');
    },
  );

  it('may read the answer', async () => {
    const { headers } = await fetch(`${url}/rest/v1/notices`, { headers: { origin: ORIGIN, apikey: PUBLISHABLE_KEY } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('content-range');
  });

  it('may follow changes', async () => {
    const { WebSocket } = await import('ws');
    const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${PUBLISHABLE_KEY}&vsn=1.0.0`;
    const socket = new WebSocket(address, { origin: ORIGIN });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.close();
  });
});

describe('the start', () => {
  it('says once, with its line, what has no effect', () => {
    expect(notices).toEqual([
      expect.stringMatching(/^config\.toml, line \d+: studio has no effect: there is no studio$/),
      expect.stringMatching(/^config\.toml, line \d+: inbucket has no effect: messages .* at \/mailbox$/),
      expect.stringMatching(/^config\.toml, line \d+: auth\.mfa\.phone\.enroll_enabled has no effect/),
      expect.stringMatching(/^config\.toml, line \d+: auth\.mfa\.phone\.verify_enabled has no effect/),
      expect.stringMatching(/^config\.toml, line \d+: analytics has no effect: there are no analytics$/),
    ]);
  });
});
