import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fluent, precompress, serviceWorker } from './plugins.ts'

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [fluent(), svelte(), serviceWorker('src/app/sw.js'), precompress()],
  server: {
    proxy: { '/api': server, '/tables': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  // Tests run what a browser runs, not what would render on a server.
  ...(process.env['VITEST'] && { resolve: { conditions: ['browser'] } }),
  // One DOM a worker instead of one a file: making it took ten times as long as the tests.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false },
  build: {
    outDir: '../src/lettrine/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content security policy admits no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // All that the first page needs is one file: two dozen small ones cost 10 kB in headers and worse packing.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
})
