import type { PostLink, PostView, TocItem } from '#model/page.ts';
import { Authors } from '../../ui/Authors.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { PostDate } from '../../ui/PostDate.tsx';
import { useMessages } from '../../ui/SiteContext.tsx';
import { TagList } from '../../ui/TagList.tsx';
import { TextBody } from '../TextBody.tsx';

export function PostPage({ view, toc }: { view: PostView; toc: readonly TocItem[] }) {
  const messages = useMessages();
  return (
    <>
      <article>
        <TextBody text={view} toc={toc}>
          <p className="post-meta">
            <PostDate date={view.date} />
            <span>{messages.readingTime(view.readingMinutes)}</span>
          </p>
          <Authors authors={view.authors} />
        </TextBody>
        {view.tags.length > 0 && (
          <footer className="post-footer">
            <TagList tags={view.tags} />
          </footer>
        )}
      </article>
      <Pager
        label={messages.postNavigation}
        previous={pagerTarget(view.previous, messages.newerPost)}
        next={pagerTarget(view.next, messages.olderPost)}
      />
    </>
  );
}

function pagerTarget(post: PostLink | null, direction: string) {
  return post === null ? null : { href: post.href, direction, title: post.title, lang: post.lang };
}
