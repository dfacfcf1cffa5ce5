// `node store.ts FOLDER PORT`: the S3-compatible store of the tests as a process of its own, which can be killed and comes back with its files.
import { startS3Server } from '@liesse/platform/storage/backends/fixtures/s3-server.ts';

const [directory, port] = process.argv.slice(2);
if (directory === undefined || port === undefined) throw new Error('a folder and a port are needed');
const store = await startS3Server({ directory, port: Number(port) });
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void store.stop().then(() => process.exit(0)));
}
