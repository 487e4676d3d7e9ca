import { oneAtATime } from './oneAtATime.ts';
import { stock, takeStockOver } from './stock.ts';

/** Fetches again what the browser has thrown away. */
export const restock = oneAtATime(async () => {
  await stock(() => {});
  await takeStockOver();
});
