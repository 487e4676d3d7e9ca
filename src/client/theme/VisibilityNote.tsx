import type { VisibilityBanner } from '#model/textView.ts';
import { TextIcon } from '../ui/TextIcon.tsx';
import { useMessages } from '../ui/useMessages.ts';

/** Says that a page is a draft or in no list. */
export function VisibilityNote({ banner }: { banner: VisibilityBanner }) {
  const messages = useMessages();
  if (banner === null) return null;
  return (
    <p className="notice" data-banner={banner} role="note">
      <TextIcon name="warning" />
      <span>{banner === 'draft' ? messages.draftBanner : messages.unlistedBanner}</span>
    </p>
  );
}
