/** Keeps pages for readers without a line, and gives way to the line in all else. */
import type { ToServiceWorker } from '#model/offline.ts';
import { answerAsset, answerFile } from './answerFile.ts';
import { answerOtherPage, answerPage } from './answerPage.ts';
import { type Errand, errandOf } from './errandOf.ts';
import { config, tell, worker } from './here.ts';
import { activate, install } from './lifecycle.ts';
import { onMessage } from './onMessage.ts';

worker.addEventListener('install', (event) => event.waitUntil(install()));

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const errand = errandOf(event.request, config);
  if (errand) event.respondWith(answer(errand, event));
});

worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(onMessage(event.data as ToServiceWorker, (message) => port?.postMessage(message)));
});

/** Whatever goes wrong here, the line is left. */
async function answer(errand: Errand, event: FetchEvent): Promise<Response> {
  try {
    switch (errand.kind) {
      case 'page':
        return await answerPage(event);
      case 'otherPage':
        return await answerOtherPage(event, errand.other);
      case 'asset':
        return await answerAsset(event);
      case 'file':
        return await answerFile(event);
    }
  } catch (error) {
    tell(error);
    return fetch(event.request);
  }
}
