import { offlinePageMessagesFor } from '#model/messages/offline/offlinePageMessagesFor.ts';
import type { SiteView } from '#model/page.ts';
import { SocialIcon } from '../ui/SocialIcon.tsx';
import { LinkList } from '../ui/LinkList.tsx';
import { useMessages } from '../ui/useMessages.ts';

/** What stands in the footer: made at build time, the same on every page of a locale. */
export function Footer({ site }: { site: SiteView }) {
  const { contact, footerGroups, social, copyright, hasWorker, offlineHref } = site;
  return (
    <>
      <div className="footer-inner">
        {contact !== null && <Contact contact={contact} />}
        {footerGroups.map((group) => (
          <section className="footer-group" key={group.title}>
            <h2>{group.title}</h2>
            <LinkList links={group.items} />
          </section>
        ))}
        {social.length > 0 && <SocialLinks links={social} />}
      </div>
      {(copyright !== '' || hasWorker) && (
        <p className="copyright">
          {copyright}
          {copyright !== '' && hasWorker && ' · '}
          {hasWorker && <a href={offlineHref}>{offlinePageMessagesFor(site.locale.code).footerLink}</a>}
        </p>
      )}
    </>
  );
}

function Contact({ contact }: { contact: NonNullable<SiteView['contact']> }) {
  return (
    <section className="footer-group contact">
      <h2>{contact.heading}</h2>
      <p>{contact.text}</p>
      {contact.email !== null && (
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      )}
    </section>
  );
}

function SocialLinks({ links }: { links: SiteView['social'] }) {
  const messages = useMessages();
  return (
    <section className="footer-group">
      <h2>{messages.socialLinks}</h2>
      <ul className="social">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} rel="me noopener">
              <SocialIcon kind={link.kind} />
              <span>{link.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
