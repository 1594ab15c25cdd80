import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useThemeConfig, type MultiColumnFooter } from '@docusaurus/theme-common';
import { CookieSettingsButton } from '../consent';
import { NewsletterForm } from '../newsletter';
import { Shortcuts } from '../shortcuts';
import { useInVersion } from '../version-switch';

export function Footer(): ReactNode {
  const footer = useThemeConfig().footer as MultiColumnFooter | undefined;
  const inVersion = useInVersion();
  if (!footer) return null;
  return (
    <footer className="footer">
      <div className="footer__inner">
        {footer.links.map((column) => (
          <nav key={column.title} className="footer__column" aria-label={column.title ?? undefined}>
            <h2 className="footer__title">{column.title}</h2>
            <ul>
              {column.items.map((item) => (
                <li key={item.label}>
                  {item.href?.startsWith('/') ? (
                    // A file of the site, and no page that React could show.
                    <a className="footer__link" href={item.href}>
                      {item.label}
                    </a>
                  ) : (
                    <Link className="footer__link" to={inVersion((item.to ?? item.href)!)}>
                      {item.label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <NewsletterForm />
      </div>
      <div className="footer__end">
        <span>{footer.copyright}</span>
        <Shortcuts />
        <CookieSettingsButton />
      </div>
    </footer>
  );
}
