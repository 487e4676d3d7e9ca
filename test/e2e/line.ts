import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (incoming: IncomingMessage, response: ServerResponse) => void;

/** A line between browser and server that can be cut, and that counts what goes through. */
export interface Line {
  readonly url: string;
  /** Paths that were asked for, in turn. */
  readonly asked: string[];
  readonly cut: () => void;
  readonly mend: () => void;
  /** As at the start: nothing cut, spoilt or counted. */
  readonly renew: () => void;
  /** Answers a path, or all others by '*', in some other way than the server would; null ends that. */
  readonly spoil: (path: string, answer: Answer | null) => void;
  /** Holds back what is asked for at a path until it is released. */
  readonly hold: (path: string) => Held;
  readonly stop: () => Promise<void>;
}

export interface Held {
  readonly isAsked: Promise<void>;
  readonly release: () => void;
}

/** A bare page of the same origin from which tests act: the site's own pages let no foreign script in. */
export const DESK = '/test-desk';

/** Answers with a text. */
export function textAnswer(text: string, type = 'text/html'): Answer {
  return (_incoming, response) => {
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });
    response.end(text);
  };
}

const DESK_ANSWER = textAnswer('<!doctype html><link rel="icon" href="data:,"><title>Desk</title>');

export async function startLine(targetUrl: string): Promise<Line> {
  const target = new URL(targetUrl);
  const spoilt = new Map([[DESK, DESK_ANSWER]]);
  const asked: string[] = [];
  let isCut = false;

  const passOn: Answer = (incoming, response) => {
    const { method, headers, url } = incoming;
    const { hostname, port } = target;
    const onward = request({ hostname, port, method, headers, path: url }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  };

  const server = createServer((incoming, response) => {
    if (isCut) return void incoming.socket.destroy();
    const path = new URL(incoming.url ?? '/', targetUrl).pathname;
    asked.push(path);
    const answer = spoilt.get(path) ?? spoilt.get('*') ?? passOn;
    answer(incoming, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    mend() {
      isCut = false;
    },
    renew() {
      isCut = false;
      asked.length = 0;
      spoilt.clear();
      spoilt.set(DESK, DESK_ANSWER);
    },
    spoil(path, answer) {
      if (answer === null) spoilt.delete(path);
      else spoilt.set(path, answer);
    },
    hold(path) {
      let [release, onAsked] = [(): void => {}, (): void => {}];
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      const isAsked = new Promise<void>((resolve) => (onAsked = resolve));
      spoilt.set(path, (incoming, response) => {
        onAsked();
        void isReleased.then(() => passOn(incoming, response));
      });
      return { isAsked, release };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
