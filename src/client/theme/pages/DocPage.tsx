import type { DocView, TextLink, TocItem } from '#model/page.ts';
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
      <Pager
        label={messages.docNavigation}
        previous={pagerTarget(view.previous, messages.previousDoc)}
        next={pagerTarget(view.next, messages.nextDoc)}
      />
    </>
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
