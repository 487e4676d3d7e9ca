import type { Book, BooksView, TocItem } from '#model/page.ts';
import { useMessages } from '../../ui/SiteContext.tsx';
import { TextBody } from '../TextBody.tsx';

export function BooksPage({ view, toc }: { view: BooksView; toc: readonly TocItem[] }) {
  const messages = useMessages();
  const { reading, read, goal, year } = view;
  return (
    <article>
      <TextBody text={view} toc={toc} />
      <section className="list-group">
        <h2>{messages.booksBeingRead(reading === null ? 0 : 1)}</h2>
        {reading !== null && <BookList books={[reading]} />}
      </section>
      <section className="list-group">
        <h2>{messages.readingGoal}</h2>
        <p className="reading-goal">
          <progress value={Math.min(read.length, goal)} max={goal} aria-label={messages.readingGoal} />
          <span>{messages.booksOfGoal(read.length, goal)}</span>
        </p>
      </section>
      <section className="list-group">
        <h2>{messages.booksReadIn(year)}</h2>
        <BookList books={read} />
      </section>
    </article>
  );
}

function BookList({ books }: { books: readonly Book[] }) {
  const messages = useMessages();
  return (
    <ul className="books">
      {books.map(({ title, author, note }) => (
        <li key={`${title} ${author}`}>
          <cite dir="auto">{title}</cite>
          <span className="book-author" dir="auto">
            {messages.bookBy(author)}
          </span>
          {note !== null && <p dir="auto">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
