import type { Book } from '#model/book.ts';
import type { BooksView, TocItem } from '#model/page.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { TextBody } from '../TextBody.tsx';

export function BooksPage({ view, toc }: { view: BooksView; toc: readonly TocItem[] }) {
  const messages = useMessages();
  const { reading, read, goal, year } = view;
  return (
    <article>
      <TextBody text={view} toc={toc} />
      <section className="list-group">
        <h2>{messages.booksBeingRead(reading === null ? 0 : 1)}</h2>
        {reading !== null && (
          <div className="book-open">
            <BookCover book={reading} />
            <div>
              <BookText book={reading} />
            </div>
          </div>
        )}
      </section>
      <section className="list-group">
        <h2>{messages.readingGoal(year)}</h2>
        <p className="reading-goal">
          <Spines count={read.length} goal={goal} />
          <span>{messages.booksOfGoal(read.length, goal)}</span>
        </p>
      </section>
      <section className="list-group">
        <h2>{messages.booksReadIn(year)}</h2>
        <ul className="shelf">
          {read.map((book) => (
            <li key={`${book.title} ${book.author}`}>
              <BookCover book={book} />
              <BookText book={book} />
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

function BookCover({ book: { title, lang } }: { book: Book }) {
  return (
    <cite className="book-cover" dir="auto" lang={lang ?? undefined}>
      {title}
    </cite>
  );
}

function BookText({ book: { author, note } }: { book: Book }) {
  const messages = useMessages();
  return (
    <>
      <span className="book-author" dir="auto">
        {messages.bookBy(author)}
      </span>
      {note !== null && <p dir="auto">{note}</p>}
    </>
  );
}

/** A shelf with a place for each book of the goal. The words beside it say the same. */
function Spines({ count, goal }: { count: number; goal: number }) {
  const places = Array.from({ length: Math.max(count, goal) }, (_, place) => place);
  return (
    <span className="spines" aria-hidden="true">
      {places.map((place) => (
        <span key={place} className={place < count ? 'spine' : 'spine spine-open'} />
      ))}
    </span>
  );
}
