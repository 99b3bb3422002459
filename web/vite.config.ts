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
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
  build: {
    outDir: '../src/lettrine/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content security policy admits no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
