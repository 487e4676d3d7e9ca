import type { RemoteSearch } from '#model/searchSettings.ts';
import { INSIGHTS_SCRIPT, trustedScript } from '../../../runtime/trustedHtml.ts';

/** Sends an event, by the name of the method and what belongs to it. */
export type SendEvent = (method: string, event: object) => void;

/** Where the script of search-insights looks for what was said before it came. */
interface InsightsWindow {
  AlgoliaAnalyticsObject?: string;
  aa?: { (...call: unknown[]): void; queue?: unknown[][]; version?: string };
}

const VERSION = /@([\d.]+)\//.exec(INSIGHTS_SCRIPT)?.[1] ?? '';

/** Loads the script of Algolia's, unless the page has it. Where it cannot be had nothing is sent, and nothing fails. */
export function loadInsights({ appId, apiKey }: RemoteSearch): SendEvent {
  const { aa = addScript(window as unknown as InsightsWindow) } = window as unknown as InsightsWindow;
  aa('init', { appId, apiKey, partial: true });
  return (method, event) => aa(method, event);
}

function addScript(target: InsightsWindow): NonNullable<InsightsWindow['aa']> {
  // The script works through the queue and from then on listens to what is pushed.
  const queue: unknown[][] = [];
  const aa = Object.assign((...call: unknown[]) => void queue.push(call), { queue, version: VERSION });
  target.AlgoliaAnalyticsObject = 'aa';
  target.aa = aa;
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScript(INSIGHTS_SCRIPT);
  script.addEventListener('error', () => console.warn('Without search-insights nothing is reported.'));
  document.head.append(script);
  return aa;
}
