import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Everything a first game needs is kept for playing without a network; the four-colour deck once it has been used. */
const offline = VitePWA({
  registerType: 'autoUpdate',
  injectRegister: 'script-defer',
  // The manifest is a file of ours in public/.
  manifest: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,woff2,webm,webmanifest}', '**/{backs,faces}-*.webp'],
    globIgnores: ['**/*4-*.webp'],
    maximumFileSizeToCacheInBytes: 4 * 2 ** 20,
    runtimeCaching: [{ urlPattern: /\.(?:webp|mp3|png)$/, handler: 'CacheFirst' }],
  },
});

export default defineConfig({
  base: './',
  plugins: [offline],
  build: { target: 'es2022', chunkSizeWarningLimit: 2000, assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
