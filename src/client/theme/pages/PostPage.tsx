import type { Alternate } from '#model/alternate.ts';
import { markdownPathOf } from '#model/markdownPath.ts';
import type { FrameData, PostLink, PostView, TocItem } from '#model/page.ts';
import { hrefOf } from '#model/paths.ts';
import { Authors } from '../../ui/Authors.tsx';
import { languageName } from '#model/languageName.ts';
import { Pager } from '../../ui/Pager.tsx';
import { PostDate } from '../../ui/PostDate.tsx';
import { PostList } from '../../ui/PostList.tsx';
import { useSite } from '../../ui/SiteContext.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { TagList } from '../../ui/TagList.tsx';
import { TextBody } from '../TextBody.tsx';

interface PostPageProps {
  readonly view: PostView;
  readonly frame: FrameData;
  readonly toc: readonly TocItem[];
}

export function PostPage({ view, frame, toc }: PostPageProps) {
  const messages = useMessages();
  const { locale, basePath, hasWorker } = useSite();
  return (
    <>
      <article>
        <TextBody text={view} toc={toc}>
          <p className="post-meta">
            <PostDate date={view.date} />
            <span>{messages.readingTime(view.readingMinutes)}</span>
            {translationsOf(frame, locale.code).map(({ code, htmlLang, href }) => (
              <a key={code} href={href} hrefLang={htmlLang}>
                {messages.alsoIn(languageName(htmlLang, locale.htmlLang))}
              </a>
            ))}
          </p>
          <Authors authors={view.authors} />
        </TextBody>
        <footer className="post-footer">
          <TagList tags={view.tags} />
          {hasWorker && (
            <button className="button" type="button" data-act="save">
              {messages.saveOffline}
            </button>
          )}
          <button className="button" type="button" data-act="share">
            {messages.copyLink}
          </button>
          <a
            className="button"
            href={hrefOf(basePath, markdownPathOf(frame.path, locale))}
            data-act="markdown"
          >
            {messages.copyMarkdown}
          </a>
        </footer>
      </article>
      {view.related.length > 0 && (
        <section className="related">
          <h2>{messages.relatedPosts}</h2>
          <PostList posts={view.related} />
        </section>
      )}
      <Pager
        label={messages.postNavigation}
        previous={pagerTarget(view.previous, messages.newerPost)}
        next={pagerTarget(view.next, messages.olderPost)}
      />
    </>
  );
}

/** The same post in other languages than the one it is shown in. */
function translationsOf({ alternates, textLang }: FrameData, locale: string): readonly Alternate[] {
  // A note above the title leads to the original of a text that stands in for a translation.
  return textLang === undefined ? alternates.filter((each) => !each.isFallback && each.code !== locale) : [];
}

function pagerTarget(post: PostLink | null, direction: string) {
  return post === null ? null : { href: post.href, direction, title: post.title, lang: post.lang };
}
