import { offlinePageMessagesFor } from '#model/messages/offline/offlinePageMessagesFor.ts';
import { offlineScreenMessagesFor } from '#model/messages/offline/offlineScreenMessagesFor.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useSite } from '../../ui/SiteContext.tsx';

/** What is kept is known to the browser alone: a script fills its place. */
export function OfflinePage() {
  const { locale, hasWorker } = useSite();
  const messages = offlinePageMessagesFor(locale.code);
  if (!hasWorker)
    return (
      <PageHeader title={messages.title}>
        <p className="lead">{messages.switchedOff}</p>
      </PageHeader>
    );
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
        <div id="kept">
          <p>{offlineScreenMessagesFor(locale.code).lookingForKept}</p>
        </div>
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
