import { movedHref } from '#model/movedHref.ts';
import type { Answer } from './answer.ts';
import { textAnswer } from './answer.ts';
import { fileAnswer } from './fileAnswer.ts';
import type { FileRequest } from './fileAnswer.ts';
import { locate } from './locate.ts';
import { encodePath } from './requestTarget.ts';
import type { SiteTree } from './siteTree.ts';

export interface SiteRequest extends FileRequest {
  /** Decoded. */
  readonly path: string;
  /** With its '?', or ''. */
  readonly query: string;
}

/** Answers from one tree. The caller sends the answer or discards it: it may hold an open file. */
export async function answerRequest(tree: SiteTree, request: SiteRequest): Promise<Answer> {
  const location = await locate(tree, request.path);
  switch (location.kind) {
    case 'redirect': {
      const target = encodePath(location.to) + request.query;
      return textAnswer(location.isPermanent ? 301 : 302, `See ${target}`, { Location: target });
    }
    case 'moved': {
      const target = movedHref(location.href, { query: request.query, hash: '' });
      return textAnswer(301, `See ${target}`, { Location: target });
    }
    case 'file':
      return (await fileAnswer(tree, location.file, request)) ?? notFoundAnswer(tree, request);
    case 'unknown':
      return notFoundAnswer(tree, request);
  }
}

/** The not-found page of the path's locale: that of the folder it begins with, else that of the site. */
async function notFoundAnswer(tree: SiteTree, request: SiteRequest): Promise<Answer> {
  const { basePath } = tree.table;
  const inner = request.path.startsWith(basePath) ? request.path.slice(basePath.length) : '';
  const [folder] = inner.split('/');
  // Conditions and ranges hold for the thing asked for, and there is none.
  const { 'accept-encoding': encodings } = request.headers;
  const unconditional = {
    method: request.method,
    headers: encodings === undefined ? {} : { 'accept-encoding': encodings },
  };
  for (const file of [`${folder}/404.html`, '404.html']) {
    const answer = await fileAnswer(tree, file, unconditional);
    if (answer) return { ...answer, status: 404 };
  }
  return textAnswer(404, 'Not found');
}
