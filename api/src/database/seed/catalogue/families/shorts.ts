import type { ProductFamily } from '../product-family'
import { apparelSizes } from '../size-ranges'

const shortsCare = 'Machine wash cold, closures fastened, hang to dry.'

/** Shorts for the cage, the ring and the mat. */
export const shortsFamilies: readonly ProductFamily[] = [
  {
    category: 'mma-shorts',
    line: 'Rivet',
    type: 'shorts',
    design: 'fight',
    sizes: apparelSizes,
    material: '90% polyester, 10% elastane ripstop',
    care: shortsCare,
    build:
      'Four-way-stretch ripstop is cut with a side split and a gusset, and the waist closes with an inner cord and a hook-and-loop fly without any metal. Close the fly before washing so that it does not pill the cloth.',
    points: ['Gusset and side splits', 'No metal, no pockets outside'],
    weight: 190,
    products: [
      {
        title: 'Rivet Fight Shorts',
        text: 'Mid-thigh board-style shorts for MMA and no-gi, light enough to forget and tough at the seams where people pull.',
        colours: ['black-red', 'black-white', 'navy-white', 'grey-black'],
        price: 44.95,
        points: ['7 in inseam'],
      },
      {
        title: 'High-Split Fight Shorts',
        text: 'The side split runs up to the hip bone for kickers, held by a stretch panel so that the leg opens and closes again.',
        colours: ['black-gold', 'white-red', 'teal-black'],
        price: 48.95,
        sale: 39.95,
        points: ['5 in inseam', 'Hip-high stretch split'],
      },
      {
        title: 'Two-Panel Fight Shorts',
        text: 'Contrast panels down both legs and a longer leg that covers the knee when you sit in guard.',
        colours: ['black-orange', 'olive-sand', 'maroon-black', 'royal-white'],
        price: 46.95,
        points: ['9 in inseam'],
      },
      {
        title: 'Lined Fight Shorts',
        text: 'A compression short is sewn inside, so one garment does for the drive, the warm-up and the rounds.',
        colours: ['black-charcoal', 'navy-grey'],
        price: 56.95,
        points: ['Built-in compression liner', '7 in inseam'],
        weight: 270,
      },
    ],
  },
  {
    category: 'muay-thai-shorts',
    line: 'Forge',
    type: 'shorts',
    design: 'thai',
    sizes: apparelSizes,
    material: '100% polyester satin',
    care: 'Hand wash cold and line dry. Keep clear of hook-and-loop: satin snags.',
    build:
      'Satin is cut wide in the leg and short on the thigh, so that a knee or a high kick lifts nothing but the leg. Hand wash it and keep it away from hook-and-loop, which pulls threads.',
    points: ['Deep side slits', 'Inner waist cord'],
    weight: 140,
    products: [
      {
        title: 'Classic Thai Shorts',
        text: 'Plain satin with a contrast waist and trim, in the colors you see on any gym rail from Chiang Mai to Chicago.',
        colours: ['red-white', 'black-gold', 'royal-white', 'white-red', 'pink-black'],
        price: 34.95,
        points: ['Contrast waist and trim', 'Wide eight-row elastic waist'],
      },
      {
        title: 'Retro Low-Waist Thai Shorts',
        text: 'The waistband is narrower and sits on the hip, and the legs are an inch shorter, as shorts were cut a generation ago.',
        colours: ['green-yellow', 'purple-gold', 'black-white', 'orange-navy'],
        price: 39.95,
        points: ['Five-row narrow waist', 'One inch shorter'],
      },
      {
        title: 'Side-Panel Thai Shorts',
        text: 'A satin panel in a second color runs down both sides and flares as the leg comes up.',
        colours: ['black-red', 'white-navy', 'crimson-gold', 'sky-white'],
        price: 42.95,
        sale: 33.95,
        points: ['Contrast side panels', 'Wide eight-row elastic waist'],
      },
      {
        title: 'Mesh Thai Shorts',
        text: 'Perforated polyester in place of satin: less shine and a lot more air, for training in a hot room.',
        colours: ['black-lime', 'navy-orange', 'grey-white'],
        price: 36.95,
        material: '100% polyester perforated knit',
        points: ['Perforated knit', 'Machine washable', 'Wide eight-row elastic waist'],
        build:
          'The cut is that of our satin shorts, wide in the leg and short on the thigh. The knit can go in the machine, cold, with the cord tied.',
        care: 'Machine wash cold with the cord tied, hang to dry.',
      },
    ],
  },
  {
    category: 'compression-shorts',
    line: 'Rivet',
    type: 'shorts',
    design: 'compression',
    sizes: apparelSizes,
    material: '78% nylon, 22% elastane, 250 gsm',
    care: 'Machine wash cold inside out, no softener, hang to dry.',
    build:
      'Nylon and elastane at 250 gsm compress evenly and do not turn see-through when stretched; all seams are flat. Wash inside out without softener.',
    points: ['Flatlock seams', 'Silicone leg grip'],
    weight: 180,
    products: [
      {
        title: 'Vale Tudo Shorts',
        text: 'Tight shorts for grappling, worn alone or under fight shorts. Nothing to grab, nothing to twist.',
        colours: ['black', 'navy-white', 'white-black', 'red-black'],
        price: 32.95,
        points: ['6 in inseam'],
      },
      {
        title: 'Cup-Pocket Compression Shorts',
        text: 'An inner pocket with a flap holds a cup in place through takedowns. The cup is not included.',
        colours: ['black-charcoal', 'grey-black'],
        price: 38.95,
        points: ['Flap-closed cup pocket', '7 in inseam'],
      },
      {
        title: "Women's Compression Shorts",
        text: 'A high, wide waistband without a drawcord, a diamond gusset and a leg that stops above the knee.',
        colours: ['black-pink', 'navy', 'purple-black', 'teal'],
        price: 34.95,
        sale: 27.95,
        points: ['High waistband', '5 in inseam'],
      },
      {
        title: 'Ranked Compression Shorts',
        text: 'Side panels in jiu-jitsu rank colors to match the ranked rash guard, for teams that line up by belt.',
        colours: ['black-blue', 'black-purple', 'black-brown', 'black-white'],
        price: 36.95,
        points: ['Panels match our rank colors', '7 in inseam'],
      },
    ],
  },
  {
    category: 'gi-shorts',
    line: 'Selvage',
    type: 'shorts',
    design: 'gi',
    sizes: apparelSizes,
    material: '100% cotton twill, 9 oz',
    care: 'Machine wash cold, hang to dry. Shrinks about 3 percent.',
    build:
      "Cut from gi-pants cotton with a rope drawcord and a double layer at the seat and knee edge, they wear like a good pair of work shorts. They will shrink by a finger's width in the first wash.",
    points: ['Deep gusset', 'Double layer at the seat'],
    weight: 330,
    products: [
      {
        title: 'Cotton Gi Shorts',
        text: 'For hot-weather training under a gi jacket and for everything you do around the mat before and after.',
        colours: ['black-white', 'white-black', 'navy-white'],
        price: 39.95,
        points: ['9 in inseam', 'Rope drawcord with five loops'],
      },
      {
        title: 'Ripstop Gi Shorts',
        text: 'Ripstop cotton halves the weight, adds a grid that stops tears running, and dries during the shower.',
        colours: ['olive-black', 'black-charcoal', 'sand-brown'],
        price: 44.95,
        material: '100% cotton ripstop, 6 oz',
        points: ['6 oz ripstop', '8 in inseam', 'Rope drawcord with five loops'],
        weight: 230,
      },
      {
        title: 'Kickboxing Training Shorts',
        text: 'A looser leg and a stretch waist for karate and kickboxing classes that train without full uniform in summer.',
        colours: ['white-red', 'black-red', 'blue-white'],
        price: 37.95,
        sale: 29.95,
        material: '65% polyester, 35% cotton, 7 oz',
        points: ['Elastic waist with cord', '7 in inseam'],
        weight: 260,
        build:
          'The poly-cotton twill shrugs off sweat, keeps its crease and barely shrinks. Wash it cold with the uniform and hang it to dry.',
      },
    ],
  },
]
