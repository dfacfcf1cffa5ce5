// Writes .br and .gz beside every text asset once the bundle is on disk, so that the server never compresses a file.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';

export function precompress(options: { enabled: boolean }): Plugin {
  let outDir = '';
  return {
    name: 'liesse:precompress',
    apply: () => options.enabled,
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    // After the other plugins have written, and never after a failed build, whose own error must be the one shown.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(outDir, { recursive: true });
        await Promise.all(files.filter(isWorthCompressing).map((file) => compressFile(join(outDir, file))));
      },
    },
  };
}

const isWorthCompressing = (file: string) =>
  /\.(js|css|svg|json|txt|xml|webmanifest|html)$/.test(file) && !file.startsWith('.');

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const br = await toBrotli(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } });
  const gz = await toGzip(bytes, { level: zlib.Z_BEST_COMPRESSION });
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
}
