// What checking a token costs on the path of every request, once it has been seen.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeys } from '@liesse/platform/auth/tokens/keys.ts';
import { createSigner } from '@liesse/platform/auth/tokens/signer.ts';
import { TokenVerifier } from '@liesse/platform/auth/tokens/verifier.ts';
import { report } from '../support/figures.ts';

const TOKENS = 1_000;
const ROUNDS = 100;

const folder = await mkdtemp(join(tmpdir(), 'liesse-tokens-'));
const keys = await loadKeys(folder);
await rm(folder, { recursive: true });
const context = { issuer: 'https://bench.example/auth/v1', audience: 'authenticated', now: Date.now };
const sign = createSigner(keys, context);
const verifier = new TokenVerifier({ keys, ...context });
const tokens = await Promise.all(
  Array.from({ length: TOKENS }, (_, index) =>
    sign({
      sub: crypto.randomUUID(),
      role: 'authenticated',
      session_id: crypto.randomUUID(),
      email: `user${index}@bench.example`,
    }),
  ),
);

const first = performance.now();
for (const token of tokens) await verifier.verify(token);
const firstMs = (performance.now() - first) / TOKENS;

const again = performance.now();
for (let round = 0; round < ROUNDS; round += 1) for (const token of tokens) await verifier.verify(token);
const againMs = (performance.now() - again) / (TOKENS * ROUNDS);

process.stdout.write(`first check ${firstMs.toFixed(3)} ms, after it ${againMs.toFixed(5)} ms\n`);
await report('token-check', [{ name: 'check of a token seen before, ms', value: againMs, limit: { atMost: 0.1 } }]);
