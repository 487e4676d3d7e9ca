import { movedHref } from '#model/movedHref.ts';
import type { Answer } from './answer.ts';
import { textAnswer } from './answer.ts';
import { fileAnswer } from './fileAnswer.ts';
import type { FileRequest } from './fileAnswer.ts';
import { locate } from './locate.ts';
import { encodePath, type RequestTarget } from './requestTarget.ts';
import type { SiteTree } from './siteTree.ts';

export interface SiteRequest extends FileRequest {
  readonly target: Exclude<RequestTarget, { kind: 'too-long' }>;
}

/** Answers from one tree. The caller sends the answer or discards it: it may hold an open file. */
export async function answerRequest(tree: SiteTree, request: SiteRequest): Promise<Answer> {
  const { target: asked } = request;
  if (asked.kind === 'malformed') return noPageAnswer(tree, request, 400);
  const location = await locate(tree, asked.path);
  switch (location.kind) {
    case 'redirect': {
      const target = encodePath(location.to) + asked.query;
      return textAnswer(location.isPermanent ? 301 : 302, `See ${target}`, { Location: target });
    }
    case 'moved': {
      const target = movedHref(location.href, { query: asked.query, hash: '' });
      return textAnswer(301, `See ${target}`, { Location: target });
    }
    case 'file':
      return (await fileAnswer(tree, location.file, request)) ?? noPageAnswer(tree, request, 404);
    case 'unknown':
      return noPageAnswer(tree, request, 404);
  }
}

/** The not-found page of the path's locale: that of the folder it begins with, else that of the site. */
async function noPageAnswer(tree: SiteTree, request: SiteRequest, status: 400 | 404): Promise<Answer> {
  const { basePath } = tree.table;
  const { path } = request.target;
  const inner = path.startsWith(basePath) ? path.slice(basePath.length) : '';
  const [folder] = inner.split('/');
  // Conditions and ranges hold for the thing asked for, and there is none.
  const { 'accept-encoding': encodings } = request.headers;
  const unconditional = {
    method: request.method,
    headers: encodings === undefined ? {} : { 'accept-encoding': encodings },
  };
  for (const file of [`${folder}/404.html`, '404.html']) {
    const answer = await fileAnswer(tree, file, unconditional);
    if (answer) return { ...answer, status };
  }
  return textAnswer(status, status === 404 ? 'Not found' : 'The address is malformed');
}
