import { expect, it } from 'vitest';
import { namedFiles } from './namedFiles.ts';

it('finds the pictures of a page in all their sizes and the files that it links to', () => {
  const html =
    '<head><link rel="icon" href="/favicon.svg"></head><body><picture>' +
    '<source type="image/avif" srcset="/assets/img/a-480.avif 480w, /assets/img/a-736.avif 736w">' +
    '<img src="/assets/img/a.png"></picture><a href="/assets/files/notes.pdf#page=2">Notes</a></body>';
  expect(namedFiles(html)).toEqual([
    '/assets/files/notes.pdf',
    '/assets/img/a-480.avif',
    '/assets/img/a-736.avif',
    '/assets/img/a.png',
  ]);
});

it('leaves out the films and sound that play on a page, but neither their stills nor those that are linked to', () => {
  const html =
    '<body><video src="/a.mp4" poster="/a.png"><source src="/B.WEBM"><track src="/a.vtt"></video>' +
    '<audio src="/c.mp3"></audio><a href="/d.mp4">d</a></body>';
  expect(namedFiles(html)).toEqual(['/a.png', '/a.vtt', '/d.mp4']);
});

it('finds the documents of the owner’s that a page links to or shows', () => {
  const html = '<body><a href="/demo.html#part">Demo</a><iframe src="/play/chart.html"></iframe></body>';
  expect(namedFiles(html)).toEqual(['/demo.html', '/play/chart.html']);
});

it('leaves out pages, other sites, data and addresses on the page itself', () => {
  const html =
    '<body><a href="/archive">a</a><a href="/about/">b</a><a href="#top.here">d</a>' +
    '<a href="https://other.example/x.png">e</a><img src="data:image/svg+xml,%3Csvg/%3E"></body>';
  expect(namedFiles(html)).toEqual([]);
});

it('reads an address with an ampersand or a comma in it as browsers do', () => {
  expect(namedFiles('<body><img src="/a&amp;b,c.png"></body>')).toEqual(['/a&b,c.png']);
});

it('finds what stands on a line of its own or behind a tab', () => {
  expect(namedFiles('<body><img\n  src="/a.png"><img\tsrc="/b.png"><img\r\nsrc="/c.png">')).toEqual([
    '/a.png',
    '/b.png',
    '/c.png',
  ]);
});
