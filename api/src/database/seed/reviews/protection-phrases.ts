import type { PhraseBank } from './phrase-bank'

/** Of head guards. */
export const headGuardBank: PhraseBank = {
  praise: [
    'It does not turn when I get caught with a hook.',
    'I can see uppercuts coming, which is new for me.',
    'Chin strap closes without scratching.',
    'Ear pads let me hear my corner.',
    'Snug without giving me a headache.',
    'Wipes clean between rounds.',
    'Comfortable enough to forget about by round two.',
    'Fits my narrow head on the tightest setting.',
  ],
  quibbles: [
    'Take ten minutes to adjust it before the first use.',
    'Warm, but they all are.',
    'The brow sat a little low until I adjusted the top.',
    'Runs a touch small with long hair.',
  ],
  complaints: [
    'It slides forward when I sweat.',
    'The chin strap started to curl after a month.',
    'Side view is more limited than I hoped.',
    'Pressure on my forehead after half an hour.',
  ],
}

/** Of shin guards. */
export const shinGuardBank: PhraseBank = {
  praise: [
    'They stay put when I pivot.',
    'Checked a hard kick on day one and walked home normally.',
    'Nothing flaps around when I kick.',
    'Light enough to keep my kicks quick.',
    'No rubbing behind the knee.',
    'My partners say they are kind to be kicked with.',
    'They dry fast and do not smell yet.',
    'Length is spot on for my height.',
  ],
  quibbles: [
    'They slid a bit until the lining wore in.',
    'The lower edge rubbed my ankle in the first week.',
    'A little wide for thin calves.',
    'They take a moment to put on straight.',
  ],
  complaints: [
    'They rotate on my leg after a few rounds.',
    'Stitching came loose at the lower edge.',
    'Too short for me even in the larger size.',
    'The padding feels thin on the outside edge.',
  ],
}

/** Of mouth guards. */
export const mouthGuardBank: PhraseBank = {
  praise: [
    'Fit on the first try following the times on the card.',
    'I can breathe and even talk a little with it in.',
    'It stays up without clenching.',
    'No taste of plastic.',
    'Case has holes so it dries properly.',
    'Refitted it once when I got it wrong and it worked.',
    'Cheap enough to keep a spare in the bag.',
  ],
  quibbles: [
    'I had to trim the back ends a little.',
    'The water needs to be hotter than you think.',
    'The case could close tighter.',
    'It feels bulky for the first few minutes.',
  ],
  complaints: [
    'I bit through it in two months, but I am a grinder.',
    'It would not hold the print of my back teeth.',
    'Too wide for my jaw and it made me gag.',
  ],
}
