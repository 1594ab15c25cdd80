// SPDX-License-Identifier: Apache-2.0
pragma solidity >=0.8.27;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IInbox, IOutbox, IRegistry, IRollup, L1Actor, L2Actor, L2ToL1Msg} from "./Aztec.sol";
import {Content} from "./Content.sol";

contract NFTPortal {
    // #region state
    /// The order of the BN254 scalar field. L2 cannot represent a larger token id.
    uint256 private constant FIELD_ORDER =
        21888242871839275222246405745257275088548364400416034343698204186575808495617;

    address private immutable deployer = msg.sender;

    IERC721 public nft;
    bytes32 public l2Bridge;
    IInbox public inbox;
    IOutbox public outbox;
    uint256 public rollupVersion;

    event Deposited(uint256 indexed tokenId, bytes32 messageHash, uint256 leafIndex);
    // #endregion state

    // #region initialize
    /// The portal and the L2 bridge need each other's address, so one of them learns it late.
    function initialize(IRegistry registry, IERC721 nft_, bytes32 l2Bridge_) external {
        require(msg.sender == deployer, "only the deployer");
        require(l2Bridge == bytes32(0), "already initialized");
        IRollup rollup = registry.getCanonicalRollup();
        nft = nft_;
        l2Bridge = l2Bridge_;
        inbox = rollup.getInbox();
        outbox = rollup.getOutbox();
        rollupVersion = rollup.getVersion();
    }
    // #endregion initialize

    // #region deposit
    function deposit(uint256 tokenId, bytes32 secretHash)
        external
        returns (bytes32 messageHash, uint256 leafIndex)
    {
        require(tokenId < FIELD_ORDER, "token id too large");
        nft.transferFrom(msg.sender, address(this), tokenId);
        (messageHash, leafIndex) = inbox.sendL2Message(
            L2Actor(l2Bridge, rollupVersion), Content.deposit(tokenId), secretHash
        );
        emit Deposited(tokenId, messageHash, leafIndex);
    }
    // #endregion deposit

    // #region withdraw
    function withdraw(
        uint256 tokenId,
        address recipient,
        uint256 l2BlockNumber,
        uint256 leafIndex,
        bytes32[] calldata path
    ) external {
        outbox.consume(
            L2ToL1Msg({
                sender: L2Actor(l2Bridge, rollupVersion),
                recipient: L1Actor(address(this), block.chainid),
                content: Content.withdraw(tokenId, recipient)
            }),
            l2BlockNumber,
            leafIndex,
            path
        );
        nft.transferFrom(address(this), recipient, tokenId);
    }
    // #endregion withdraw
}
