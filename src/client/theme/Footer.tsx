import type { SiteView } from '#model/page.ts';
import { BackToTop } from '../features/backToTop/BackToTop.tsx';
import { SocialIcon } from '../ui/SocialIcon.tsx';
import { LinkList } from '../ui/LinkList.tsx';
import { useMessages, useSite } from '../ui/SiteContext.tsx';

export function Footer() {
  const { contact, footerGroups, social, copyright } = useSite();
  return (
    <footer className="footer">
      <BackToTop />
      <div className="footer-inner">
        {contact !== null && <Contact contact={contact} />}
        {footerGroups.map((group) => (
          <section className="footer-group" key={group.title}>
            <h2>{group.title}</h2>
            <LinkList links={group.items} />
          </section>
        ))}
        {social.length > 0 && <SocialLinks />}
      </div>
      {copyright !== '' && <p className="copyright">{copyright}</p>}
    </footer>
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

function SocialLinks() {
  const { social } = useSite();
  const messages = useMessages();
  return (
    <section className="footer-group">
      <h2>{messages.socialLinks}</h2>
      <ul className="social">
        {social.map((link) => (
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
