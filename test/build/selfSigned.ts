import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and a certificate that nobody vouches for, made anew so that no key lies in the repository. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(element(OBJECT_ID, Buffer.from('2a8648ce3d040302', 'hex')));
  const commonName = element(OBJECT_ID, Buffer.from('550403', 'hex'));
  const name = sequence(element(SET, sequence(commonName, text(UTF8, 'localhost'))));
  const toBeSigned = sequence(
    element(INTEGER, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(text(UTC_TIME, '200101000000Z'), text(UTC_TIME, '491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', toBeSigned, privateKey)]);
  const certificate = sequence(toBeSigned, ecdsaWithSha256, element(BIT_STRING, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OBJECT_ID = 0x06;
const UTF8 = 0x0c;
const UTC_TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;

function sequence(...parts: readonly Buffer[]): Buffer {
  return element(SEQUENCE, Buffer.concat(parts));
}

function text(tag: number, content: string): Buffer {
  return element(tag, Buffer.from(content));
}

/** One element in DER: its tag, its length and its content. */
function element(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const bytes = length < 256 ? [length] : [length >> 8, length & 0xff];
  const size = length < 128 ? bytes : [0x80 + bytes.length, ...bytes];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
