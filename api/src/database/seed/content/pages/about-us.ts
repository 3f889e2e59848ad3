import type { SeedPage } from './page'

/** Who the shop is. */
export const aboutUsPage: SeedPage = {
  slug: 'about-us',
  title: 'About us',
  summary: 'Ironcorner makes and sells gear for people who train: in boxing gyms, on mats and in garages.',
  sections: [
    {
      heading: 'What we do',
      paragraphs: [
        'Ironcorner sells combat-sports and fitness gear under its own name: gloves, gis, belts, protection, bags, pads, ninja wear and the bags to carry it in. We design each piece, have it cut and sewn by workshops we work with year after year, and check it here before it ships.',
        'The name comes from the corner of the ring: the one place in a fight where somebody looks after you. Gear should do the same and otherwise stay out of the way.',
      ],
      items: [],
    },
    {
      heading: 'How we describe things',
      paragraphs: [
        'Product pages tell you what a thing is made of, what it weighs, what it is meant for and what it is not meant for. If a glove is too firm for sparring, the page says so. If a gi shrinks, the size chart counts it in.',
        'We do not claim approval by any federation or commission. Rules differ and change; ask your organizer before you compete in our gear.',
      ],
      items: [],
    },
    {
      heading: 'Our lines',
      paragraphs: [
        'Every product belongs to one of our lines, so that you know what to expect before you read the details.',
      ],
      items: [
        'Forge: leather gloves and pads for daily ring work',
        'Mainstay: training gloves and wraps for everyone',
        'Cadence: light gloves for classes and circuits',
        'Rivet: MMA and no-gi gear',
        'Selvage: gis and belts',
        'Tempered: shirts and hoodies',
        'Bastion: head, shin and mouth guards',
        'Girder: bags, mitts and shields',
        'Nightfall: ninja wear',
        'Freight: gym bags and bottles',
        'Ember: everything for children',
      ],
    },
    {
      heading: 'Check that yours is genuine',
      paragraphs: [
        'Since 2025 every glove, guard, gi and bag carries a code on a sewn label. Enter it on the Check Product Authenticity page and we will tell you which product and batch it belongs to, and how often it has been asked for. If a code is unknown or has been checked suspiciously often, write to us: we would rather see a picture of a fake than have you train in one.',
      ],
      items: [],
    },
    {
      heading: 'Gyms, schools and teams',
      paragraphs: [
        'Schools and retailers can apply for our wholesale program, which has tiered discounts and no delivery charge. For your own colors, patches or lettering, use the gear designer or send a custom equipment request; we answer with a quote within two business days.',
      ],
      items: [],
    },
  ],
}
