import { useId, useState } from 'react';
import './readingTime.css';

interface ReadingTimeProps {
  readonly label: string;
  /** `{words}` and `{minutes}` stand for the numbers. */
  readonly result: string;
  readonly wordsPerMinute?: number;
}

/** Tells how long the list of posts will say that a draft takes to read. */
export function ReadingTime({ label, result, wordsPerMinute = 200 }: ReadingTimeProps) {
  const [draft, setDraft] = useState('');
  const id = useId();
  const words = draft.match(/\S+/g)?.length ?? 0;
  const minutes = Math.max(1, Math.ceil(words / wordsPerMinute));
  return (
    <div className="reading-time">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={4} value={draft} onChange={(event) => setDraft(event.target.value)} />
      <output htmlFor={id}>{result.replace('{words}', `${words}`).replace('{minutes}', `${minutes}`)}</output>
    </div>
  );
}
