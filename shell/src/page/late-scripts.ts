import type { PageScript } from '../server-render/preloads'

/** The scripts of the page, as the document lists them. */
export interface ListedScripts {
  /** The shell's own, in execution order. */
  run: PageScript[]
  /** Those that they import. */
  preload: PageScript[]
}

export const listedScriptsId = 'shop-scripts'

/**
 * Whether the preload of a script failed. Browsers answer the next request for the script with that failure,
 * without a request to the server.
 */
export function takeFailedPreload(url: string): boolean {
  const { href } = new URL(url, location.href)
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][data-failed]')]
  const preload = failed.find((link) => link.href === href)
  preload?.remove()
  return preload !== undefined
}

/** After this many ms the scripts no longer wait for pictures. */
const MAX_WAIT_MS = 2_000

/**
 * Runs in the document's head: adds the page's scripts once the pictures in view are there, so that on a slow line they
 * don't share it, or at the visitor's first tap or key. It never changes, and the CSP allows it by its hash.
 */
export const lateScriptsScript = [
  '(function(d){var done;',
  `function add(){var l=d.getElementById('${listedScriptsId}');if(done||!l)return;done=1;l=JSON.parse(l.textContent);`,
  "l.run.forEach(function(s){var e=d.createElement('script');e.async=false;e.src=s.path;put(e,s)});",
  "l.preload.forEach(function(s){var e=d.createElement('link');e.rel='preload';e.as='script';e.href=s.path;",
  "e.onerror=function(){e.dataset.failed=''};put(e,s)})}",
  'function put(e,s){e.integrity=s.integrity;d.head.appendChild(e)}',
  'function wait(){var n=1;function one(){--n||add()}',
  '[].forEach.call(d.images,function(i){var r=i.getBoundingClientRect();',
  'if(i.complete||!r.width||r.bottom<0||r.right<0||r.top>innerHeight||r.left>innerWidth)return;',
  "n++;i.addEventListener('load',one);i.addEventListener('error',one)});",
  `setTimeout(add,${MAX_WAIT_MS});one()}`,
  "addEventListener('pointerdown',add);addEventListener('keydown',add);",
  "d.addEventListener('DOMContentLoaded',wait)",
  '})(document)',
].join('')
