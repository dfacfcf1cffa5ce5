// Takes the place of storage-js inside supabase-js in the bundle of browsers (build/on-demand-storage.ts): the methods are the same,
// and the package is loaded with the first call. Most screens of an area neither send nor sign a file.
import type { SupabaseClient } from '@supabase/supabase-js';

type RealClient = SupabaseClient['storage'];
type RealBucket = ReturnType<RealClient['from']>;

/** The methods that answer by a promise, of those the application calls. */
export interface Bucket
  extends Pick<RealBucket, 'upload' | 'list' | 'remove' | 'createSignedUrl' | 'createSignedUrls'> {
  download(path: string): Promise<Awaited<ReturnType<RealBucket['download']>>>;
}

export class StorageClient {
  readonly #load: () => Promise<RealClient>;

  constructor(...options: ConstructorParameters<typeof import('@supabase/storage-js').StorageClient>) {
    let client: RealClient | undefined;
    this.#load = async () => {
      const { StorageClient: Real } = await import('@supabase/storage-js');
      client ??= new Real(...options);
      return client;
    };
  }

  from(name: string): Bucket {
    const bucket = async () => (await this.#load()).from(name);
    return {
      upload: async (...given) => (await bucket()).upload(...given),
      download: async (path) => (await bucket()).download(path),
      list: async (...given) => (await bucket()).list(...given),
      remove: async (...given) => (await bucket()).remove(...given),
      createSignedUrl: async (...given) => (await bucket()).createSignedUrl(...given),
      createSignedUrls: async (...given) => (await bucket()).createSignedUrls(...given),
    };
  }
}

/** supabase-js exports the original under this name, which nothing here uses: a re-export would load the package. */
export class StorageApiError extends Error {}
