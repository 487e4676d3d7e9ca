import { offlinePageMessagesFor } from '#model/messages/offline/offlinePageMessagesFor.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useSite } from '../../ui/SiteContext.tsx';

/** What is kept is known to the browser alone: a script fills its place. */
export function OfflinePage() {
  const messages = offlinePageMessagesFor(useSite().locale.code);
  return (
    <>
      <PageHeader title={messages.title}>
        <p className="lead">{messages.lead}</p>
      </PageHeader>
      <section className="list-group">
        <h2>{messages.kept}</h2>
        <noscript>
          <p>{messages.withoutScript}</p>
        </noscript>
        <div id="kept" />
      </section>
      <section className="list-group">
        <h2>{messages.howTitle}</h2>
        <ul>
          <li>{messages.howToSave}</li>
          <li>{messages.howToInstall}</li>
        </ul>
      </section>
    </>
  );
}
