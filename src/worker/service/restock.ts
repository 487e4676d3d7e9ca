import { stock, takeStockOver } from './stock.ts';

let restocking: Promise<void> | null = null;

/** Fetches again what the browser has thrown away. One at a time; one that failed is tried again later. */
export async function restock(): Promise<void> {
  restocking ??= stock(() => {}).then(takeStockOver);
  try {
    await restocking;
  } finally {
    restocking = null;
  }
}
