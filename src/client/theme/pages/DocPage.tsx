import type { DocContents, DocView } from '#model/docView.ts';
import type { TextLink } from '#model/link.ts';
import type { TocItem } from '#model/page.ts';
import { Pager } from '../../ui/Pager.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { TextBody } from '../TextBody.tsx';

export function DocPage({ view, toc }: { view: DocView; toc: readonly TocItem[] }) {
  const messages = useMessages();
  return (
    <>
      <Breadcrumbs items={view.breadcrumbs} />
      <article>
        <TextBody text={view} toc={toc}>
          <p className="post-meta">
            <span>{`${messages.docsVersion}: ${view.version.label}`}</span>
          </p>
        </TextBody>
      </article>
      {view.contents.length > 0 && (
        <nav className="prose" aria-labelledby="page:docs">
          <h2 id="page:docs">{messages.allDocs}</h2>
          <ContentsList items={view.contents} />
        </nav>
      )}
      <Pager
        label={messages.docNavigation}
        previous={pagerTarget(view.previous, messages.previousDoc)}
        next={pagerTarget(view.next, messages.nextDoc)}
      />
    </>
  );
}

function ContentsList({ items }: { items: DocContents }) {
  return (
    <ul>
      {items.map(({ label, href, lang, items: inner }) => (
        <li key={href ?? label}>
          {href === null ? (
            <span dir="auto">{label}</span>
          ) : (
            <a href={href} lang={lang ?? undefined} dir="auto">
              {label}
            </a>
          )}
          {inner.length > 0 && <ContentsList items={inner} />}
        </li>
      ))}
    </ul>
  );
}

function Breadcrumbs({ items }: { items: DocView['breadcrumbs'] }) {
  const messages = useMessages();
  const last = items.length - 1;
  if (items.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol>
        {items.map(({ label, href, lang }, index) => (
          <li
            key={items
              .slice(0, index + 1)
              .map((item) => item.label)
              .join('/')}
          >
            {index === last || href === null ? (
              <span aria-current={index === last ? 'page' : undefined} lang={lang ?? undefined} dir="auto">
                {label}
              </span>
            ) : (
              <a href={href} lang={lang ?? undefined} dir="auto">
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function pagerTarget(link: TextLink | null, direction: string) {
  return link === null ? null : { href: link.href, direction, title: link.label, lang: link.lang };
}
