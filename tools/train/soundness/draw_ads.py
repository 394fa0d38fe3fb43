"""Draws ads from photographs, headlines and typefaces: training material, nothing of it ships."""
import csv,glob,random,json,io,os,sys
from PIL import Image,ImageDraw,ImageFont,ImageFilter
r=random.Random(9)
# usage: import after setting sys.argv to DATA_FOLDER FONT_FOLDER; ad() gives a picture and the boxes of its words
D=sys.argv[1].rstrip('/')+'/'
fonts=sorted(glob.glob(sys.argv[2]+'/*.ttf'))
bold=[f for f in fonts if any(k in f for k in('700','900','800','anton','black'))]
photos=sorted(glob.glob(D+'attention-train/**/*.jpg',recursive=True))
import gzip
heads=[]
for p in [1]:
    for row in csv.DictReader(gzip.open(D+'copy-engagement-train/headlines.csv.gz','rt')):
        t=row.get('headline') or next(iter(row.values())); heads.append(t)
def words(n):
    w=r.choice(heads).split(); i=r.randrange(max(1,len(w)-n+1)); return ' '.join(w[i:i+n])
CTA=['Shop now','Learn more','Order today','Book now','Get started','Try it free','Sign up','See the range','Find a store','Read more','Join us','Get a quote','Buy now','Start here','Download','Call today']
OFF=['30% off','Save $20','Only £9.99','2 for 1','Free delivery','From $49','New','Half price','-25%','Now 19.90']
NAM=['Veltora','Nordkap','Luma & Co','Brightwell','Oakline','Tessera','HALDEN','Mirabo','QUANTA','fernway','Pico','Sundry','Arcadia','Belmont','ORIX','Kestrel']
def font(path,s):
    return ImageFont.truetype(path,max(6,int(s)))
def col(light=None):
    base=[r.uniform(0,255) for _ in range(3)]
    m=sum(base)/3
    t=r.uniform(190,245) if light else r.uniform(10,80) if light is False else r.uniform(20,240)
    return tuple(int(min(255,max(0,t+(b-m)*r.uniform(.2,1)))) for b in base)
def contrast(c): 
    l=.3*c[0]+.59*c[1]+.11*c[2]
    return (255,255,255) if l<120 and r.random()<.7 else col(True) if l<120 else ((20,20,20) if r.random()<.5 else col(False))
def wrap(d,t,f,w):
    out=[];cur=''
    for x in t.split():
        n=(cur+' '+x).strip()
        if d.textlength(n,font=f)<=w or not cur: cur=n
        else: out.append(cur);cur=x
    return out+[cur]
def ad():
    W,H=r.choice(((300,250),(300,250),(320,320),(320,320),(256,320),(180,320),(320,168),(320,60),(100,320),(320,100),(320,213),(213,320)))
    k=2; W*=k;H*=k
    ground=col(r.choice((True,True,False,None))); im=Image.new('RGB',(W,H),ground); boxes=[]
    way=r.random(); ph=Image.open(r.choice(photos)).convert('RGB')
    def cover(w,h):
        s=max(w/ph.width,h/ph.height); p=ph.resize((int(ph.width*s)+1,int(ph.height*s)+1)); x=r.randint(0,p.width-w);y=r.randint(0,p.height-h); return p.crop((x,y,x+w,y+h))
    area=(0,0,W,H)
    if way<.3:
        im.paste(cover(W,H)); v=r.choice((10,20,30,250,255)); shade=Image.new('RGB',(W,H),(v,v,v)); g=shade.getpixel((0,0))
        m=Image.linear_gradient('L').resize((W,H)); 
        if r.random()<.5:m=m.rotate(180)
        if r.random()<.4:m=Image.new('L',(W,H),r.randint(90,170))
        im=Image.composite(shade,im,m.point(lambda v:int(v*.85))); ground=g
    elif way<.7:
        wide=W>H
        s=r.uniform(.4,.62); side=r.random()<.5
        if wide: w=int(W*s); im.paste(cover(w,H),(0 if side else W-w,0)); area=(w,0,W,H) if side else (0,0,W-w,H)
        else: h=int(H*s); im.paste(cover(W,h),(0,0 if side else H-h)); area=(0,h,W,H) if side else (0,0,W,H-h)
    elif way<.85:
        w=int(W*r.uniform(.3,.5));h=int(H*r.uniform(.35,.55)); x=r.choice((int(W*.05),W-w-int(W*.05)));y=r.choice((int(H*.08),H-h-int(H*.08)))
        p=cover(w,h); m=None
        if r.random()<.5:
            m=Image.new('L',(w,h),0); ImageDraw.Draw(m).ellipse((0,0,w,h),fill=255)
        im.paste(p,(x,y),m); 
        area=(0,y+h,W,H) if y<H/3 else (0,0,W,y)
    d=ImageDraw.Draw(im); x0,y0,x1,y1=area; w,h=x1-x0,y1-y0; pad=int(min(w,h)*.08)+2
    ink=contrast(ground); y=y0+pad; F=r.choice(bold); B=r.choice([q for q in fonts if '400' in q])
    centred=r.random()<.4
    def put(t,f,fill,y,maxlines=3):
        for line in wrap(d,t,f,w-2*pad)[:maxlines]:
            tw=d.textlength(line,font=f); x=x0+pad if not centred else x0+(w-tw)/2; bb=d.textbbox((x,y),line,font=f)
            if bb[3]>y1: break
            d.text((x,y),line,font=f,fill=fill); boxes.append([bb[0]/W,bb[1]/H,(bb[2]-bb[0])/W,(bb[3]-bb[1])/H,'text']); y=bb[3]+f.size*.18
        return y
    name=r.choice(NAM)
    s=min(h*r.uniform(.1,.24),w*r.uniform(.07,.15))
    order=r.random()
    if order<.4: y=put(name,font(r.choice(fonts),s*.6),contrast(ground),y,1)+pad*.4
    t=words(r.randint(2,8)); t=t.upper() if r.random()<.25 else t
    y=put(t,font(F,s),ink,y)+pad*.4
    if r.random()<.6: y=put(words(r.randint(5,14)),font(B,s*r.uniform(.38,.55)),ink,y)+pad*.4
    if r.random()<.4: y=put(r.choice(OFF),font(F,s*r.uniform(.8,1.3)),col(),y,1)+pad*.4
    if r.random()<.65 and y<y1-s*.9:
        f=font(B,s*.5);c=r.choice(CTA);tw=d.textlength(c,font=f);bx=x0+pad if not centred else x0+(w-tw)/2-s*.4;bc=col()
        d.rounded_rectangle((bx,y,bx+tw+s*.8,y+s*.95),radius=r.choice((0,s*.2,s*.47)),fill=bc);d.text((bx+s*.4,y+s*.2),c,font=f,fill=contrast(bc)); boxes.append([bx/W,y/H,(tw+s*.8)/W,s*.95/H,'cta'])
    if order>=.4:
        f=font(r.choice(fonts),s*.55); d.text((x1-pad-d.textlength(name,font=f),y1-pad*.6-s*.6),name,font=f,fill=ink)
    return im.resize((W//k,H//k),Image.LANCZOS),[[round(v,3) if not isinstance(v,str) else v for v in b] for b in boxes]
