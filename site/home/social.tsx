import '../ui/cards/columns.css';
import './social.css';
import type { SiteSettings } from '#content/site-settings';
import type { SocialPost } from '#content/social-posts';
import { type SocialNetwork, socialNetworks } from '../../lib/vocabulary.ts';
import { newTab } from '../ui/controls/button-class.ts';
import { ExternalMark } from '../ui/controls/external-mark.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';

interface SocialProps {
  addresses: SiteSettings['social'];
  posts: SocialPost[];
}

export function Social({ addresses, posts }: SocialProps) {
  return (
    <section className="section page social" aria-labelledby="redes">
      <div className="social__words">
        <h2 className="d-1" id="redes">
          Treine com a gente nas redes
        </h2>
        <ul>
          {(Object.keys(socialNetworks) as SocialNetwork[]).map((network) => (
            <li key={network}>
              <a href={addresses[network]} {...newTab}>
                {socialNetworks[network]}
                <ExternalMark />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ul className="columns social__posts">
        {inOwnLooks(posts).map((post) => (
          <li key={post.caption}>
            <a className="across" href={post.link} {...newTab}>
              <Frame picture={post.picture} shape="1x1" name={post.caption} sizes="12rem" />
              <span className="vh">
                {post.caption.replace(/\.$/, '')}, no {socialNetworks[post.platform]} (abre em nova
                aba)
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
