import type { Page } from '#model/page.ts';
import { ArchivePage } from './pages/ArchivePage.tsx';
import { AuthorPage } from './pages/AuthorPage.tsx';
import { AuthorsPage } from './pages/AuthorsPage.tsx';
import { BooksPage } from './pages/BooksPage.tsx';
import { DocPage } from './pages/DocPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { OfflinePage } from './pages/OfflinePage.tsx';
import { PostPage } from './pages/PostPage.tsx';
import { SearchPage } from './pages/SearchPage.tsx';
import { TagPage } from './pages/TagPage.tsx';
import { TagsPage } from './pages/TagsPage.tsx';
import { TextPage } from './pages/TextPage.tsx';

/** What stands inside the frame, for each kind of page. */
export function PageContent({ page: { view, frame, toc } }: { page: Page }) {
  switch (view.kind) {
    case 'home':
      return <HomePage view={view} />;
    case 'post':
      return <PostPage view={view} frame={frame} toc={toc} />;
    case 'archive':
      return <ArchivePage view={view} />;
    case 'tags':
      return <TagsPage view={view} />;
    case 'tag':
      return <TagPage view={view} />;
    case 'authors':
      return <AuthorsPage view={view} />;
    case 'author':
      return <AuthorPage view={view} />;
    case 'page':
      return <TextPage view={view} toc={toc} />;
    case 'books':
      return <BooksPage view={view} toc={toc} />;
    case 'doc':
      return <DocPage view={view} toc={toc} />;
    case 'search':
      return <SearchPage view={view} />;
    case 'offline':
      return <OfflinePage />;
    case 'notFound':
      return <NotFoundPage view={view} frame={frame} />;
  }
}
