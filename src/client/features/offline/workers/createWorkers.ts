import type { ToServiceWorker, WorkerParams } from '#model/offline.ts';
import { trustedScript } from '../../../runtime/trustedHtml.ts';
import { askWorker, type Progress, type WorkerAnswer } from './askWorker.ts';
import { workerAddress } from './workerAddress.ts';

/** The site's service workers, one a locale. */
export interface Workers {
  /** Registers the worker of a scope, once. Null where the browser does not allow it. */
  readonly register: (scope: string) => Promise<Registered | null>;
  /** Asks the worker of a scope as soon as there is one, and gives its answer. Null if there will be none. */
  readonly ask: (
    scope: string,
    message: ToServiceWorker,
    onProgress?: (progress: Progress) => void,
  ) => Promise<WorkerAnswer | null>;
}

export interface Registered {
  readonly registration: ServiceWorkerRegistration;
  /** Whether the browser had it before. */
  readonly isKnown: boolean;
}

/** Where the browser has no workers. */
export const NO_WORKERS: Workers = { register: async () => null, ask: async () => null };

export function createWorkers(params: WorkerParams): Workers {
  const known = new Map<string, Promise<Registered | null>>();
  let hasWarned = false;

  async function attempt(scope: string): Promise<Registered | null> {
    let existing: ServiceWorkerRegistration | undefined;
    try {
      existing = await registrationAt(scope);
      const isKnown = existing !== undefined;
      // Without a line it could only fail, and what is there does.
      if (existing !== undefined && !navigator.onLine) return { registration: existing, isKnown };
      const script = trustedScript(workerAddress(scope, params));
      const registration = await navigator.serviceWorker.register(script, { scope });
      return { registration, isKnown };
    } catch (error) {
      if (!hasWarned) console.warn('Service worker:', error);
      hasWarned = true;
      return existing === undefined ? null : { registration: existing, isKnown: true };
    }
  }

  /** One whose installation failed is forgotten by the browser, and tried anew when it is asked for again. */
  async function renew(scope: string, before: Promise<Registered | null> | undefined) {
    const registered = (await before) ?? null;
    return registered !== null && newestWorker(registered.registration) !== null
      ? registered
      : attempt(scope);
  }

  function register(scope: string): Promise<Registered | null> {
    const coming = renew(scope, known.get(scope));
    known.set(scope, coming);
    return coming;
  }

  return {
    register,
    async ask(scope, message, onProgress) {
      const registered = await register(scope);
      const worker = registered && (await activeWorker(registered.registration));
      return worker && askWorker(worker, message, onProgress);
    },
  };
}

/** The registration of exactly this scope. */
export async function registrationAt(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(scope);
  return found !== undefined && new URL(found.scope).pathname === scope ? found : undefined;
}

function newestWorker({ active, installing, waiting }: ServiceWorkerRegistration): ServiceWorker | null {
  return installing ?? waiting ?? active;
}

/** The worker that can be asked, as soon as there is one. Null if there will be none. */
export function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const { active } = registration;
  const worker = active ?? newestWorker(registration);
  if (worker === null || worker === active) return Promise.resolve(worker);
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') resolve(registration.active);
    });
  });
}
