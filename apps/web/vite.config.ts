// Builds the same route table two ways, chosen by Vite's own flags:
//   vite build                                → dist/client  the bundle that hydrates, with its manifest; the native shells use it too
//   vite build --ssr src/entry-server.tsx     → dist/server  the renderer that the server loads
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import {
  isSource,
  nameSharedChunks,
  outboxModules,
  plainModules,
  startModules,
  vendors,
} from './build/chunk-groups.ts';
import { directImports } from './build/direct-imports.ts';
import { importAfterFetch } from './build/import-after-fetch.ts';
import { onDemandStorage } from './build/on-demand-storage.ts';
import { precompress } from './build/precompress.ts';
import { routeSources } from './build/route-sources.ts';
import { serviceWorker } from './build/service-worker.ts';
import { staticScript } from './build/static-script.ts';
import { stripErrorStacks } from './build/strip-error-stacks.ts';

export default defineConfig(({ command, isSsrBuild }) => {
  const isForBrowsers = command === 'build' && !isSsrBuild;
  return {
    plugins: [
      directImports(),
      react(),
      tailwindcss(),
      routeSources(),
      staticScript(),
      importAfterFetch({ enabled: isForBrowsers }),
      onDemandStorage({ enabled: isForBrowsers }),
      stripErrorStacks({ enabled: isForBrowsers }),
      serviceWorker({ enabled: isForBrowsers }),
      precompress({ enabled: isForBrowsers }),
    ],
    build: isSsrBuild ? serverBuild : clientBuild,
    // The policy of our files lets a worker load nothing more, so each worker is one file.
    worker: {
      format: 'es',
      rolldownOptions: { output: { codeSplitting: false } },
    },
    // The renderer carries its own React, so that it is the production one whatever NODE_ENV the server was started with.
    ssr: command === 'build' ? { noExternal: true } : {},
    ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  };
});

/** What every page runs. */
const alwaysLoaded = new Set(['rolldown-runtime', 'start', 'react', 'router', 'app']);

const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  target: 'baseline-widely-available',
  manifest: true,
  // Inlined assets would need `data:` in the content security policy.
  assetsInlineLimit: 0,
  // A part that is loaded later names what it needs, save what every page runs: that is there already.
  modulePreload: {
    resolveDependencies: (_part, needed) =>
      needed.filter((file) => !alwaysLoaded.has(/\/([\w-]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? '')),
  },
  rolldownOptions: {
    input: ['src/entry-client.ts', 'src/entry-deferred.ts', 'src/entry-plain.ts', 'src/entry-shell.ts'],
    output: {
      // Every page downloads the list of files that a later part needs: a name for each would double it.
      chunkFileNames: ({ name }) => (alwaysLoaded.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
      codeSplitting: {
        groups: [
          // What the entry runs before any of the others is there.
          { name: 'start', test: (id) => id.includes('preload-helper') || isSource(id, startModules) },
          { name: 'plain', test: (id) => isSource(id, plainModules), includeDependenciesRecursively: false },
          { name: 'outbox', test: (id) => isSource(id, outboxModules), includeDependenciesRecursively: false },
          ...vendors,
          { name: nameSharedChunks(), includeDependenciesRecursively: false },
        ],
      },
    },
  },
};

const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  target: 'node26',
  copyPublicDir: false,
  assetsInlineLimit: 0,
};
