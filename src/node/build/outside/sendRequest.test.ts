import { expect, it } from 'vitest';
import { RequestFault } from './requestFault.ts';
import { lookUpPublic } from './sendRequest.ts';

it('a name that leads to a private address is not asked', async () => {
  const error = await new Promise((resolve) => lookUpPublic('localhost', { all: true }, resolve));
  expect(error).toBeInstanceOf(RequestFault);
  expect(error).toMatchObject({ code: 'private' });
});

it('a public address is asked', async () => {
  const found = await new Promise((resolve, reject) =>
    lookUpPublic('8.8.8.8', {}, (error, address) => (error ? reject(error) : resolve(address))),
  );
  expect(found).toBe('8.8.8.8');
});
