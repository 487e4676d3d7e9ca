import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emitShared } from './corpus.mjs';

/** A theme as bare as can be: pages, lists, tags, feeds and colours in code, as Hugo makes them by itself. */
const SITE = {
  'config.toml':
    'baseURL = "https://example.com/"\ntitle = "Bench"\n[markup.goldmark.renderer]\nunsafe = true\n[markup.highlight]\nnoClasses = false\n',
  'layouts/_default/baseof.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title><meta name="description" content="{{ .Description }}">{{ range .AlternativeOutputFormats }}<link rel="{{ .Rel }}" href="{{ .Permalink }}">{{ end }}</head><body><nav><a href="/">Bench</a> <a href="/tags/">Tags</a></nav><main>{{ block "main" . }}{{ end }}</main></body></html>',
  'layouts/_default/single.html':
    '{{ define "main" }}<article><h1>{{ .Title }}</h1><time>{{ .Date.Format "2006-01-02" }}</time> {{ .ReadingTime }} min {{ .TableOfContents }}{{ .Content }}{{ range .GetTerms "tags" }}<a href="{{ .Permalink }}">{{ .LinkTitle }}</a>{{ end }}{{ with .NextInSection }}<a href="{{ .Permalink }}">{{ .Title }}</a>{{ end }}{{ with .PrevInSection }}<a href="{{ .Permalink }}">{{ .Title }}</a>{{ end }}</article><aside>{{ range first 20 .Site.RegularPages }}<a href="{{ .Permalink }}">{{ .Title }}</a>{{ end }}</aside>{{ end }}',
  'layouts/_default/list.html':
    '{{ define "main" }}<h1>{{ .Title }}</h1>{{ range .Paginator.Pages }}<article><h2><a href="{{ .Permalink }}">{{ .Title }}</a></h2>{{ .Summary }}</article>{{ end }}{{ template "_internal/pagination.html" . }}{{ end }}',
};

/** Which Hugo there is on this machine, or null. */
export function hugoVersion() {
  const { stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
  return /v[\d.]+/.exec(stdout ?? '')?.[0] ?? null;
}

/** The same posts for Hugo in `folder`. Returns false where they are not at hand. */
export async function makeHugoSite(count, folder) {
  for (const [path, text] of Object.entries(SITE)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return emitShared('hugo', count, folder);
}
